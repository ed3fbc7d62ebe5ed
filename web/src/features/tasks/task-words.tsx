import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { isDoneByChecks } from "./asked-task.ts";
import type { ShownTask } from "./queued-decisions.ts";
import { WaitingMark } from "#ui/parts/waiting-mark.tsx";
import { alignStart } from "#ui/theme/align-start.ts";

interface TaskWordsProps {
  id: string;
  task: ShownTask;
  /** The files that are missing. */
  missing: readonly string[];
}

/** The task, what it still needs, and who decided it when and why. */
export function TaskWords({ id, task, missing }: TaskWordsProps) {
  const { description, isBlocking } = task;
  const about = [description, !isBlocking && t("tasks.optionalTheOrderDoesNotWait")].filter(Boolean).join(" ");

  return (
    <Typography id={id} component="div" variant="body2" color="textSecondary">
      {about && (
        <Box dir="auto" sx={alignStart}>
          {about}
        </Box>
      )}
      {task.awaitsColleague && task.state === "open" && <div>{t("tasks.needsColleague")}</div>}
      {isDoneByChecks(task) && <div>{t("tasks.doneByChecks")}</div>}
      {missing.length > 0 && <div>{t("tasks.beforeTheTickMissing", { missing: missing.join(", ") })}</div>}
      {task.isWaiting ? <WaitingMark /> : <Decision task={task} />}
    </Typography>
  );
}

const words: Record<string, string> = { skipped: t("tasks.skipped"), notApplicable: t("tasks.notApplicable") };

function Decision({ task: { state, note, decidedAt, decidedByUser } }: { task: OrderTaskRowFragment }) {
  if (!decidedAt) return null;
  const reason = [words[state], note].filter(Boolean).join(": ");

  return (
    <>
      {reason && `${reason} · `}
      {decidedByUser && `${decidedByUser.displayName}, `}
      <RelativeTime moment={decidedAt} />
    </>
  );
}
