import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";

const AskForCheck = graphql(`
  mutation AskForCheck($input: AskForCheckInput!, $staff: Boolean!) {
    askForCheck(input: $input) {
      orderTask {
        id
        ...OrderTaskRow
      }
    }
  }
`);

const stale = ["order-task-changed", "order-closed", "task-needs-no-colleague", "not-found"];

/** Of a task for a colleague: the way to ask, and for the colleague that somebody asks. */
export function AskAColleague({ task }: { task: OrderTaskRowFragment }) {
  const { id, version, state, awaitsColleague, checkAskedAt } = task;
  const [ask, { loading }] = useMutation(AskForCheck);
  const { run } = useVerb({ fieldsSuffice: true, stale });
  if (state !== "open" || (!awaitsColleague && !checkAskedAt)) return null;
  const askNow = () =>
    void run(() => ask({ variables: { input: { id, version }, staff: true } }), t("tasks.colleaguesAreAsked"));

  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, paddingInlineStart: { xs: 10, sm: 0 } }}
    >
      {awaitsColleague && !checkAskedAt && (
        <Button variant="outlined" loading={loading} onClick={askNow} sx={{ minHeight: 44 }}>
          {t("tasks.askAColleague")}
        </Button>
      )}
      {checkAskedAt && (
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {awaitsColleague ? t("tasks.askedColleagues") : t("tasks.colleagueAsks")} ·{" "}
          <RelativeTime moment={checkAskedAt} />
        </Typography>
      )}
    </Box>
  );
}
