import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { wordsForUse } from "./definition-words.ts";
import { TaskMarks } from "./task-marks.tsx";
import { useTaskActions, type TaskListActions } from "./use-task-actions.ts";

interface TaskLineProps {
  task: TaskDefinitionFragment;
  group: SortableGroup | null;
  actions: TaskListActions;
  handle?: ReactNode;
}

/** A task of a status: a click opens it, the handle drags it, the menu has the other actions. */
export function TaskLine({ task, group, actions, handle }: TaskLineProps) {
  const offered = useTaskActions(task, group, actions);
  const archived = task.archivedAt !== null;
  const words = (
    <Box sx={{ display: "grid", gap: 1.5, minWidth: 0, flexGrow: 1, opacity: archived ? 0.75 : 1 }}>
      <TwoLines main={task.taskName} second={task.description} />
      <TaskMarks task={task} />
    </Box>
  );

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 3, borderTop: 1, borderColor: "divider" }}>
      {handle ?? <Box sx={noHandle} />}
      {archived ? (
        <Box sx={{ ...line, display: "flex" }}>{words}</Box>
      ) : (
        <ButtonBase
          onClick={() => actions.edit(task.id)}
          sx={{ ...line, borderRadius: 1, "&:hover": { bgcolor: "action.hover" } }}
        >
          {words}
        </ButtonBase>
      )}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ flexShrink: 0, width: 96, textAlign: "end", display: { xs: "none", sm: "block" } }}
      >
        {wordsForUse(task.use)}
      </Typography>
      <RowMenu label={t("tasks.actionsForTaskname", { taskName: task.taskName })} actions={offered} />
    </Box>
  );
}

const noHandle = { flexShrink: 0, width: 30, "@media (pointer: coarse)": { width: 44 } };
const line = {
  flexGrow: 1,
  minWidth: 0,
  minHeight: 52,
  px: 2,
  py: 2,
  justifyContent: "flex-start",
  textAlign: "start",
};
