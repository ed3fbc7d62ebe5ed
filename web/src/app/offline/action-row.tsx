import { t } from "@boresight/domain/texts/text";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { offlineOf } from "#data/offline/offline-of.ts";
import { ownHours, type ShownAction, type Theirs } from "#data/offline/queued-action.ts";
import { formatRelative } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { actionWords, kindOf, mineIn, recordedWords } from "./action-words.ts";

/** One action: what it is about, why it waits, and what can be done where it was refused. */
export function ActionRow({ action, isOnline }: { action: ShownAction; isOnline: boolean }) {
  const { id, orderId, about, state, theirs } = action;
  const handle = offlineOf(useApolloClient());
  const run = (work: "discard" | "retry") => void handle?.load().then(({ queue }) => queue[work](id));

  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        {kindOf(action)}:{" "}
        {orderId === ownHours ? (
          <bdi>{about}</bdi>
        ) : (
          <Link component={RouteLink} to={`/service-orders/${orderId}`}>
            <bdi>{about}</bdi>
          </Link>
        )}
      </Typography>
      <Typography variant="caption" component="div" color={state === "refused" ? "error" : "textSecondary"}>
        <bdi>{actionWords(action, isOnline)}</bdi>
      </Typography>
      {theirs && <BothValues action={action} theirs={theirs} />}
      {state === "refused" && (
        <Box sx={{ display: "flex", gap: 2, mt: 1 }}>
          <Button size="small" variant="outlined" onClick={() => run("retry")}>
            {theirs ? t("app.keepMine") : t("app.sendAgain")}
          </Button>
          <Button size="small" onClick={() => run("discard")}>
            {theirs ? t("app.keepTheirs") : t("app.discard")}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function BothValues({ action, theirs }: { action: ShownAction; theirs: Theirs }) {
  const now = useNow();
  const who = theirs.by ? t("app.byWhen", { name: theirs.by, time: formatRelative(theirs.at, now) }) : "";

  return (
    <Box
      component="dl"
      sx={{ m: 0, my: 1, display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 3, rowGap: 0.5 }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {t("app.yours")}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <bdi>{mineIn(action)}</bdi>
      </Typography>
      <Typography component="dt" variant="body2" color="textSecondary">
        {t("app.theirs")}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <bdi>{recordedWords(theirs)}</bdi>
        {who && (
          <Typography component="span" variant="caption" color="textSecondary">
            {" "}
            (<bdi>{who}</bdi>)
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
