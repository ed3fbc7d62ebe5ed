import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import { useMemo, type ReactNode } from "react";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { SortableList } from "#ui/drag/sortable-list.tsx";
import { SortableRow } from "#ui/drag/sortable-row.tsx";
import type { TaskGroup } from "./task-groups.ts";
import { TaskLine } from "./task-line.tsx";
import type { TaskListActions } from "./use-task-actions.ts";

interface TaskGroupCardProps {
  group: TaskGroup<{ id: string; statusName: string }>;
  /** The status's colour and icon. */
  heading: ReactNode;
  /** A search hides some of the tasks, so they cannot be reordered. */
  partial: boolean;
  actions: TaskListActions;
  onAdd: () => void;
}

/** The tasks of one status, in order. */
export function TaskGroupCard({
  group: { status, tasks, archived },
  heading,
  partial,
  actions,
  onAdd,
}: TaskGroupCardProps) {
  const order = useMemo(() => ({ id: status.id, itemIds: tasks.map(({ id }) => id) }), [status.id, tasks]);
  const add = (
    <Button
      size="small"
      startIcon={<Add />}
      aria-label={t("tasks.addATaskToStatusname", { statusName: status.statusName })}
      onClick={onAdd}
    >
      {t("tasks.addATask")}
    </Button>
  );

  const title = (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
      {heading}
      {tasks.length === 0 && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: "none", sm: "inline" } }}
        >
          {t("tasks.nothingIsAskedHere")}
        </Typography>
      )}
    </Box>
  );

  return (
    <SectionCard title={title} aside={add} flush>
      <SortableList group={order} label={t("tasks.tasksOfStatusname", { statusName: status.statusName })}>
        {tasks.map((task) => (
          <SortableRow key={task.id} id={task.id} name={task.taskName} fixed={partial}>
            {(handle) => <TaskLine task={task} group={partial ? null : order} actions={actions} handle={handle} />}
          </SortableRow>
        ))}
        {archived.map((task) => (
          <li key={task.id}>
            <TaskLine task={task} group={null} actions={actions} />
          </li>
        ))}
      </SortableList>
    </SectionCard>
  );
}
