import Box from "@mui/material/Box";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { AskAColleague } from "./ask-a-colleague.tsx";
import { useTaskFrame } from "./task-frame.ts";
import { TaskMenu } from "./task-menu.tsx";
import { TaskSlots } from "./task-slots.tsx";
import { TaskTick } from "./task-tick.tsx";
import { useChangeTask } from "./use-change-task.ts";

/** A task with its checkbox, its menu and its file slots. */
export function TaskRow({ task }: { task: OrderTaskRowFragment }) {
  const { readOnly } = useTaskFrame();
  const { change, coming } = useChangeTask(task);

  return (
    <Box
      component="li"
      data-open={task.state === "open" || undefined}
      aria-busy={coming !== null}
      sx={{ py: 1, px: 5 }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <TaskTick task={task} coming={coming} change={change} />
        {!readOnly && (
          <Box sx={{ pt: 1 }}>
            <TaskMenu task={task} change={change} />
          </Box>
        )}
      </Box>
      <Box sx={{ paddingInlineStart: { xs: 0, sm: 10 }, "&:not(:empty)": { pt: 1, pb: 3 } }}>
        {!readOnly && <AskAColleague task={task} />}
        <TaskSlots task={task} />
      </Box>
    </Box>
  );
}
