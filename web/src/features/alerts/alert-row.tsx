import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { customerName } from "#records/customer-name.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { raise } from "#data/raise.ts";
import ErrorOutlined from "~icons/ic/outline-error";
import InfoOutlined from "~icons/ic/outline-info";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";

const AlertInPanel = graphql(`
  fragment AlertInPanel on AdminNotification {
    id
    message
    createdAt
    status
    severity
    kind
    facilityId
    day
    serviceOrderId
    serviceOrder {
      id
      vehicle {
        id
        vehicleDescription
      }
      customer {
        ...CustomerName
      }
    }
  }
`);

const Dismiss = graphql(`
  mutation Dismiss($id: UUID!) {
    updateAdminNotification(input: { id: $id, patch: { status: "handled" } }) {
      adminNotification {
        id
        status
      }
    }
  }
`);

/** Where alerts about the books are dealt with. */
const booksTabs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  qboFailure: { tab: "queue", view: "blocked" },
  qboDisconnected: {},
  qboConflict: { tab: "conflicts" },
};

/** Where the routes of the vans on a day, or in the week from it on, are improved. */
const routesOf = (facility: string, date: string, kind: string) => ({
  tab: "schedule",
  facility,
  date,
  view: "day",
  vans: kind === "betterWeek" ? "week" : "day",
});

interface AlertRowProps {
  alert: FragmentType<typeof AlertInPanel>;
  onLeave: () => void;
}

/** Only an alert without an order is dismissed here; one with an order is handled where the order is. */
export function AlertRow({ alert, onLeave }: AlertRowProps) {
  const { id, message, createdAt, severity, kind, ...about } = readFragment(AlertInPanel, alert);
  const { serviceOrderId, serviceOrder, facilityId, day } = about;
  const [dismiss, { loading }] = useMutation(Dismiss);

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", gap: 2.5, px: 3, py: 1.5 }}>
      <SeverityIcon severity={severity} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2">{message}</Typography>
        {serviceOrder && kind !== "newRequest" && (
          <Typography variant="caption" color="textSecondary" component="div">
            {[serviceOrder.vehicle?.vehicleDescription, serviceOrder.customer && customerName(serviceOrder.customer)]
              .filter(Boolean)
              .map((fact, index) => (
                <span key={fact}>
                  {index > 0 && " · "}
                  <bdi>{fact}</bdi>
                </span>
              ))}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          <RelativeTime moment={createdAt} />
          <WayOn {...{ kind, facilityId, day, onLeave }} />
        </Typography>
      </Box>
      {serviceOrderId ? (
        <Button
          component={RouteLink}
          size="small"
          to={`/service-orders/${serviceOrderId}`}
          onClick={onLeave}
          sx={{ flexShrink: 0 }}
        >
          {t("alerts.openOrder")}
        </Button>
      ) : (
        <Button
          size="small"
          color="inherit"
          loading={loading}
          onClick={() => void dismiss({ variables: { id } }).catch(raise("Error dismissing notification"))}
        >
          {t("alerts.dismiss")}
        </Button>
      )}
    </Box>
  );
}

interface WayOnProps {
  kind: string;
  facilityId: string | null;
  day: string | null;
  onLeave: () => void;
}

/** Where an alert without an order is dealt with. */
function WayOn({ kind, facilityId, day, onLeave }: WayOnProps) {
  const tab = booksTabs[kind];
  const books = tab && { to: "/admin/quickbooks", search: tab, label: t("alerts.openQuickbooks") };
  const routes = facilityId !== null &&
    day !== null && {
      to: "/appointment-scheduling",
      search: routesOf(facilityId, day, kind),
      label: t("alerts.openRoutes"),
    };
  const way = books || routes;
  if (!way) return null;

  return (
    <>
      {" · "}
      <RouteLink to={way.to} search={way.search} onClick={onLeave}>
        {way.label}
      </RouteLink>
    </>
  );
}

/** An alert's severity, by shape and colour. */
function SeverityIcon({ severity }: { severity: string }) {
  if (severity === "critical")
    return <ErrorOutlined titleAccess={t("alerts.critical")} color="error" fontSize="small" />;
  if (severity === "warning")
    return <WarningAmberOutlined titleAccess={t("alerts.warning")} color="warning" fontSize="small" />;
  return <InfoOutlined titleAccess={t("alerts.forYourInformation")} color="info" fontSize="small" />;
}
