import { t } from "@boresight/domain/texts/text";
import { useMutation, useSubscription } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { problemOf } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { UnhandledListSubscription } from "#graphql/graphql.ts";
import { groupAlerts, type AlertGroup } from "./alert-groups.ts";
import { AlertRow } from "./alert-row.tsx";
import { raise } from "#data/raise.ts";

const UnhandledList = graphql(`
  subscription UnhandledList {
    unhandledNotifications {
      nodes {
        id
        kind
        severity
        serviceOrderId
        ...AlertInPanel
      }
    }
  }
`);

const HandleAlerts = graphql(`
  mutation HandleAlerts($ids: [UUID!]!) {
    handleAdminNotifications(input: { ids: $ids }) {
      adminNotifications {
        id
        status
      }
    }
  }
`);

type Alert = NonNullable<NonNullable<UnhandledListSubscription["unhandledNotifications"]>["nodes"][number]>;

/** The unhandled alerts by what they are about, newest first, live while the panel is open. */
export function AlertList({ onLeave }: { onLeave: () => void }) {
  const { data, error } = useSubscription(UnhandledList);
  if (error) return <Notice>{problemOf(error).message}</Notice>;
  if (!data) return <Notice>{t("alerts.loading")}</Notice>;

  return (
    <Box sx={{ overflowY: "auto", overscrollBehavior: "contain" }}>
      {groupAlerts(rowsOf(data.unhandledNotifications)).map((group) => (
        <Group key={group.name} group={group} onLeave={onLeave} />
      ))}
    </Box>
  );
}

/** So many of a group are shown at first. */
const fewAtFirst = 3;
/** The server takes no more at once. */
const mostAtOnce = 200;

function Group({ group: { name, alerts }, onLeave }: { group: AlertGroup<Alert>; onLeave: () => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const [handle, { loading }] = useMutation(HandleAlerts);
  const shown = showsAll ? alerts : alerts.slice(0, fewAtFirst);
  const navigate = useNavigate();
  const orders = alerts.flatMap(({ serviceOrderId }) => serviceOrderId ?? []);
  const withoutOrder = alerts.filter(({ serviceOrderId }) => !serviceOrderId);
  const handleAll = () => {
    const ids = withoutOrder.slice(0, mostAtOnce).map(({ id }) => id);
    void handle({ variables: { ids } }).catch(raise("Error handling notifications"));
  };

  return (
    <Box component="section" aria-label={name} sx={{ borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 3, pt: 2, minHeight: 40 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {name}{" "}
          <Typography component="span" variant="body2" color="textSecondary">
            {alerts.length}
          </Typography>
        </Typography>
        {alerts.length > 1 && orders[0] && (
          <Button
            size="small"
            color="inherit"
            aria-label={t("alerts.openNextOf", { group: name })}
            onClick={() => void navigate({ to: `/service-orders/${orders[0]}` })}
          >
            {t("alerts.openNext")}
          </Button>
        )}
        {withoutOrder.length > 1 && (
          <Button
            size="small"
            color="inherit"
            loading={loading}
            aria-label={t("alerts.handleGroupOf", { group: name })}
            onClick={handleAll}
          >
            {t("alerts.handleGroup")}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: "none" }}>
        {shown.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onLeave={onLeave} />
        ))}
      </Box>
      {shown.length < alerts.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ mx: 2, mb: 1 }}>
          {t("alerts.showAllOfGroup", { count: alerts.length })}
        </Button>
      )}
    </Box>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <Typography component="output" color="textSecondary" sx={{ p: 4, minHeight: 120 }}>
      {children}
    </Typography>
  );
}
