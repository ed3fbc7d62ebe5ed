import type { TaskState } from "@boresight/domain/tasks/order-task";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { filesToAdd, isDoneByChecks, isSetAside, missingFiles, stateOf } from "./asked-task.ts";
import { useTaskFrame } from "./task-frame.ts";
import { TaskWords } from "./task-words.tsx";
import type { ChangeTask } from "./use-change-task.ts";

interface TaskTickProps {
  task: OrderTaskRowFragment;
  /** The state being saved, shown as if it were stored. */
  coming: TaskState | null;
  change: ChangeTask;
}

/** The whole row is clickable. It keeps the focus during the request, and is disabled until required files exist. */
export function TaskTick({ task, coming, change }: TaskTickProps) {
  const id = useId();
  const { readOnly, waitingFiles } = useTaskFrame();
  const state = coming ?? stateOf(task);
  const missing = state === "open" ? missingFiles(task, waitingFiles) : [];
  const isForColleague = task.awaitsColleague && state === "open";
  const blocked = readOnly || isSetAside(state) || missing.length > 0 || isForColleague || isDoneByChecks(task);
  const tick = () => {
    if (!coming) void change(state === "done" ? "open" : "done");
  };

  return (
    <Box component="label" sx={{ ...looks, ...(!blocked && tickable) }}>
      <Checkbox
        checked={state === "done"}
        indeterminate={isSetAside(state)}
        disabled={blocked}
        onChange={tick}
        slotProps={{ input: { "aria-labelledby": `${id}-name`, "aria-describedby": `${id}-more` } }}
        sx={{ alignSelf: "flex-start", width: 44, height: 44, marginInlineStart: -3 }}
      />
      <Box sx={{ minWidth: 0, py: 2.5, overflowWrap: "anywhere", opacity: coming ? 0.7 : 1 }}>
        <Typography
          id={`${id}-name`}
          color={isSetAside(state) ? "textSecondary" : "textPrimary"}
          sx={{ fontWeight: 500, lineHeight: 1.4 }}
        >
          {task.taskName}
        </Typography>
        <TaskWords id={`${id}-more`} task={task} missing={state === "open" ? filesToAdd(task, waitingFiles) : []} />
      </Box>
    </Box>
  );
}

const looks = { display: "flex", flexGrow: 1, gap: 2, minWidth: 0, minHeight: 44, borderRadius: 1 };
const tickable = { cursor: "pointer", "&:hover": { bgcolor: "action.hover" } };
