import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { alignStart } from "#ui/layout/align-start.ts";

interface TaskWordsProps {
  id: string;
  task: OrderTaskRowFragment;
  /** The files that are missing. */
  missing: readonly string[];
}

/** The task, what it still needs, and who decided it when and why. */
export function TaskWords({ id, task, missing }: TaskWordsProps) {
  const { description, isBlocking } = task;
  const about = [description, !isBlocking && "Optional: the order does not wait for it."].filter(Boolean).join(" ");

  return (
    <Typography id={id} component="div" variant="body2" color="textSecondary">
      {about && (
        <Box dir="auto" sx={alignStart}>
          {about}
        </Box>
      )}
      {task.awaitsColleague && task.state === "open" && (
        <div>Needs a colleague: you recorded an attempt on this order.</div>
      )}
      {missing.length > 0 && <div>Before the tick: {missing.join(", ")}</div>}
      <Decision task={task} />
    </Typography>
  );
}

const words: Record<string, string> = { skipped: "Skipped", notApplicable: "Not applicable" };

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
