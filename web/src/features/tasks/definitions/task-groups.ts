import type { TaskDefinitionFragment } from "#graphql/graphql.ts";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";
import { filesOf } from "./task-definition.ts";

export interface TaskGroup<Status> {
  status: Status;
  tasks: TaskDefinitionFragment[];
  archived: TaskDefinitionFragment[];
}

/** The tasks by status, each in its order: a task that was just moved is shown in its new place. */
export function groupTasks<Status extends { id: string }>(
  statuses: readonly Status[],
  tasks: readonly TaskDefinitionFragment[],
): TaskGroup<Status>[] {
  const once = [...new Map(tasks.map((task) => [task.id, task])).values()];
  const ordered = once.toSorted((one, other) => one.taskOrder - other.taskOrder);
  return statuses.map((status) => {
    const own = ordered.filter(({ serviceOrderStatusId }) => serviceOrderStatusId === status.id);
    return {
      status,
      tasks: own.filter(({ archivedAt }) => archivedAt === null),
      archived: own.filter(({ archivedAt }) => archivedAt !== null),
    };
  });
}

interface Narrowing {
  status?: string | undefined;
  search?: string | undefined;
}

/** Returns the groups that match the selected status and the search; empty ones are dropped. */
export function narrowGroups<Status extends { id: string }>(
  groups: readonly TaskGroup<Status>[],
  { status: chosen, search = "" }: Narrowing,
): TaskGroup<Status>[] {
  const ofStatus = groups.filter(({ status }) => status.id === chosen);
  const shown = ofStatus.length > 0 ? ofStatus : groups;
  if (search.trim() === "") return [...shown];
  return shown
    .map(({ status, tasks, archived }) => ({
      status,
      tasks: tasks.filter((task) => isCalled(task, search)),
      archived: archived.filter((task) => isCalled(task, search)),
    }))
    .filter(({ tasks, archived }) => tasks.length + archived.length > 0);
}

/** Whether the name of the task or of one of its files matches. */
function isCalled(task: TaskDefinitionFragment, typed: string): boolean {
  const sought = typed.trim().toLowerCase();
  const names = [task.taskName, task.description, ...filesOf(task).map(({ title }) => title)];
  return names.some((name) => name.toLowerCase().includes(sought));
}

/** The order of each group, which can be changed. */
export const ordersOf = (groups: readonly TaskGroup<{ id: string }>[]): SortableGroup[] =>
  groups.map(({ status, tasks }) => ({ id: status.id, itemIds: tasks.map(({ id }) => id) }));
