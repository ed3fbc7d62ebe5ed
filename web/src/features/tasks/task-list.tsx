import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import type { TaskGroup } from "./task-groups.ts";
import { TaskRow } from "./task-row.tsx";

/** The tasks of one status; those that do not apply are dimmed at the end. */
export function TaskList({ group: { statusName, applying, idle } }: { group: TaskGroup<OrderTaskRowFragment> }) {
  return (
    <Box
      component="ul"
      aria-label={t("tasks.tasksOfStatusname", { statusName })}
      sx={{ m: 0, p: 0, pb: 2, listStyle: "none" }}
    >
      {applying.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
      {idle.map(({ id, taskName }) => (
        <Typography
          key={id}
          component="li"
          variant="body2"
          color="textSecondary"
          sx={{ paddingInline: 5, paddingInlineStart: 15, py: 1.5 }}
        >
          {t("tasks.tasknameDoesNotApplyNow", { taskName })}
        </Typography>
      ))}
    </Box>
  );
}
