import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import ReplayOutlined from "~icons/ic/outline-replay";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { jobWord } from "./job-words.ts";
import { lineLooks } from "../line-looks.ts";

const RetryJob = graphql(`
  mutation RetryJob($input: RetryJobInput!) {
    retryJob(input: $input) {
      isQueued
    }
  }
`);

interface FailedJobProps {
  job: { id: string; task: string; attempts: number; failedAt: string; error: string };
  onDone: () => void;
}

/** A job that gave up, with its reason, and running it again. */
export function FailedJob({ job, onDone }: FailedJobProps) {
  const [retry] = useMutation(RetryJob);
  const { run, busy } = useVerb();
  const runAgain = async () => {
    await run(() => retry({ variables: { input: { id: job.id } } }), t("settings.jobIsQueued"));
    onDone();
  };

  return (
    <Box component="li" sx={lineLooks}>
      <Box sx={{ flexGrow: 1, flexBasis: 260, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography>{jobWord(job.task)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t("settings.jobAttempts", { count: job.attempts })} · <RelativeTime moment={job.failedAt} />
        </Typography>
        <Typography variant="body2" color="error">
          <bdi dir="ltr">{job.error}</bdi>
        </Typography>
      </Box>
      <Button startIcon={<ReplayOutlined />} loading={busy} onClick={() => void runAgain()}>
        {t("settings.jobRunAgain")}
      </Button>
    </Box>
  );
}
