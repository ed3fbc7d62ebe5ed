import type { Transaction } from "#platform/database/transaction.ts";
import { readTasks, readTasksOfSlots } from "./read-asked-tasks.ts";

/** Returns whether the conditions of these tasks hold now, for tasks that the caller has already seen. */
export async function tasksApplyNow(taskIds: readonly string[], { system }: Transaction): Promise<boolean[]> {
  return inOrder(taskIds, await readTasks(system, taskIds));
}

/** The same for the files that tasks require. */
export async function slotsApplyNow(slotIds: readonly string[], { system }: Transaction): Promise<boolean[]> {
  const tasks = await readTasksOfSlots(system, slotIds);
  return inOrder(
    slotIds,
    tasks.flatMap(({ files }) => files),
  );
}

function inOrder(ids: readonly string[], judged: readonly { id: string; applies: boolean }[]): boolean[] {
  const applying = new Set(judged.filter(({ applies }) => applies).map(({ id }) => id));
  return ids.map((id) => applying.has(id));
}
