import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import DeleteOutlined from "~icons/ic/outline-delete";
import ReplayOutlined from "~icons/ic/outline-replay";
import SkipNextOutlined from "~icons/ic/outline-skip-next";
import { jobName } from "./job-name.ts";
import { canRetry, canSkip } from "./job-rights.ts";
import { useJobVerbs } from "./use-job-verbs.ts";

/** What a person can do about a job; the likeliest first. */
export function JobActions({ job }: { job: QboJobRowFragment }) {
  const { busy, retry, skip, confirmDeletion } = useJobVerbs({ id: job.id, label: jobName(job) });
  const awaitsYes = job.status === "unconfirmed";
  if (!canSkip(job)) return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {canRetry(job) && (
        <Button variant="contained" startIcon={<ReplayOutlined />} loading={busy} onClick={() => void retry()}>
          {t("ui.tryAgain")}
        </Button>
      )}
      {awaitsYes && (
        <Button
          variant="contained"
          color="error"
          startIcon={<DeleteOutlined />}
          loading={busy}
          onClick={() => void confirmDeletion()}
        >
          {t("accounting.deleteThere")}
        </Button>
      )}
      <Button startIcon={<SkipNextOutlined />} disabled={busy} onClick={() => void skip()}>
        {awaitsYes ? t("accounting.keepThere") : t("base.skip")}
      </Button>
    </Box>
  );
}
