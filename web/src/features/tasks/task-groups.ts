import { t } from "@boresight/domain/texts/text";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";

export type GroupedTask = Pick<OrderTaskRowFragment, "id" | "state" | "applies" | "serviceOrderStatus">;

export interface TaskGroup<Task extends GroupedTask> {
  statusId: string;
  statusName: string;
  applying: readonly Task[];
  /** Tasks whose condition is not met by the order at present. */
  idle: readonly Task[];
}

/** The tasks of the order's status first, then those of the others, the latest status first. */
export function groupTasks<Task extends GroupedTask>(
  tasks: readonly Task[],
  currentStatusId: string | undefined,
): { current: TaskGroup<Task> | undefined; others: readonly TaskGroup<Task>[] } {
  const byStatus = Map.groupBy(tasks, ({ serviceOrderStatus }) => serviceOrderStatus?.id ?? "");
  const groups = [...byStatus.values()].toSorted((one, other) => place(other) - place(one)).map(groupOf);
  return {
    current: groups.find(({ statusId }) => statusId === currentStatusId),
    others: groups.filter(({ statusId }) => statusId !== currentStatusId),
  };
}

/** What is finished before the order's status is in one line; what still waits there keeps its own. */
export function foldFinished<Task extends GroupedTask>(
  others: readonly TaskGroup<Task>[],
): { finished: readonly TaskGroup<Task>[]; open: readonly TaskGroup<Task>[]; count: number } {
  const isFinished = ({ applying }: TaskGroup<Task>) => applying.every(({ state }) => state !== "open");
  const finished = others.filter(isFinished);
  return {
    finished,
    open: others.filter((group) => !isFinished(group)),
    count: finished.reduce((sum, { applying }) => sum + applying.length, 0),
  };
}

/** `2 of 3 done`: skipped and not applicable tasks count as done. */
export function progressOf({ applying }: Pick<TaskGroup<GroupedTask>, "applying">): {
  words: string;
  complete: boolean;
} {
  if (applying.length === 0) return { words: t("tasks.nothingApplies"), complete: false };
  const decided = applying.filter(({ state }) => state !== "open").length;
  return {
    words: t("tasks.decidedOfLengthDone", { decided, count: applying.length }),
    complete: decided === applying.length,
  };
}

const place = ([first]: readonly GroupedTask[]) => first?.serviceOrderStatus?.sortOrder ?? 0;

const groupOf = <Task extends GroupedTask>(tasks: readonly Task[]): TaskGroup<Task> => ({
  statusId: tasks[0]?.serviceOrderStatus?.id ?? "",
  statusName: tasks[0]?.serviceOrderStatus?.statusName ?? "",
  applying: tasks.filter(({ applies }) => applies),
  idle: tasks.filter(({ applies }) => !applies),
});
