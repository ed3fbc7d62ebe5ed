import { t } from "@boresight/domain/texts/text";
import { useSubscription } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { problemOf } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { AlertRow } from "./alert-row.tsx";

const UnhandledList = graphql(`
  subscription UnhandledList {
    unhandledNotifications {
      nodes {
        id
        ...AlertInPanel
      }
    }
  }
`);

/** The unhandled alerts, newest first, live while the panel is open. */
export function AlertList({ onOpenOrder }: { onOpenOrder: () => void }) {
  const { data, error } = useSubscription(UnhandledList);
  if (error) return <Notice>{problemOf(error).message}</Notice>;
  if (!data) return <Notice>{t("alerts.loading")}</Notice>;

  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", overflowY: "auto" }}>
      {rowsOf(data.unhandledNotifications).map((alert) => (
        <AlertRow key={alert.id} alert={alert} onOpenOrder={onOpenOrder} />
      ))}
    </Box>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <Typography component="output" color="textSecondary" sx={{ display: "block", p: 4, minHeight: 120 }}>
      {children}
    </Typography>
  );
}
