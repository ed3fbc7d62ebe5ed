import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Alert, { type AlertColor } from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { raise } from "#data/raise.ts";
import { graphql } from "#graphql/gql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";

const OrderAlertsFields = graphql(`
  fragment OrderAlerts on ServiceOrder {
    id
    adminNotifications(first: 20, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        message
        severity
        status
        createdAt
      }
    }
  }
`);

const MarkHandled = graphql(`
  mutation MarkHandled($id: UUID!) {
    updateAdminNotification(input: { id: $id, patch: { status: "handled" } }) {
      adminNotification {
        id
        status
      }
    }
  }
`);

const colours: Record<string, AlertColor> = { critical: "error", warning: "warning" };

/** The order's unhandled alerts; admins handle them here. */
export function OrderAlerts({ order }: { order: FragmentType<typeof OrderAlertsFields> }) {
  const isOffice = useIsOffice();
  const [markHandled, { loading }] = useMutation(MarkHandled);
  const alerts = rowsOf(readFragment(OrderAlertsFields, order).adminNotifications).filter(
    ({ status }) => status === "unhandled",
  );
  if (alerts.length === 0) return null;

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {alerts.map(({ id, message, severity, createdAt }) => (
        <Alert
          key={id}
          severity={colours[severity] ?? "info"}
          action={
            isOffice && (
              <Button
                size="small"
                color="inherit"
                disabled={loading}
                onClick={() => void markHandled({ variables: { id } }).catch(raise("Error dismissing notification"))}
              >
                {t("orders.markHandled")}
              </Button>
            )
          }
        >
          {message} · <RelativeTime moment={createdAt} />
        </Alert>
      ))}
    </Box>
  );
}
