import { useCallback, useMemo, type ReactNode } from "react";
import { SortableArea } from "#ui/drag/sortable-area.tsx";
import { TaskGroupCard } from "./task-group-card.tsx";
import { ordersOf, type TaskGroup } from "./task-groups.ts";
import type { TaskListActions } from "./use-task-actions.ts";

interface TaskBoardProps<Status> {
  groups: readonly TaskGroup<Status>[];
  /** A search hides some of the tasks, so they cannot be reordered. */
  partial: boolean;
  actions: TaskListActions;
  renderStatus: (status: Status) => ReactNode;
  onAdd: (statusId: string) => void;
}

/** The tasks of all statuses; each can be moved within its status or to another one. */
export function TaskBoard<Status extends { id: string; statusName: string }>({
  groups,
  partial,
  actions,
  renderStatus,
  onAdd,
}: TaskBoardProps<Status>) {
  const orders = useMemo(() => ordersOf(groups), [groups]);
  const nameOf = useCallback(
    (id: string) =>
      groups.find(({ status }) => status.id === id)?.status.statusName ??
      groups.flatMap(({ tasks }) => tasks).find((task) => task.id === id)?.taskName ??
      "",
    [groups],
  );

  return (
    <SortableArea groups={orders} nameOf={nameOf} onOrder={actions.order}>
      {groups.map((group) => (
        <TaskGroupCard
          key={group.status.id}
          group={group}
          heading={renderStatus(group.status)}
          partial={partial}
          actions={actions}
          onAdd={() => onAdd(group.status.id)}
        />
      ))}
    </SortableArea>
  );
}
