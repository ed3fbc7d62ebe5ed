/** Checks shared by the verbs on task definitions: permission and version. */
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

interface Seen {
  id: string;
  version: number;
}

interface StoredTask {
  version: number;
  statusId: string;
  isArchived: boolean;
}

const readTask = `select version, service_order_status_id as status_id, archived_at is not null as is_archived
  from app.tasks where id = $1`;

/**
 * Staff only, and one at a time, because the order of tasks is checked as a whole; orders that enter a status do not
 * wait. Throws `permission-error`.
 */
export async function lockDefinitions({ caller }: Transaction): Promise<void> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  await caller.run({ text: "lock table app.tasks in share row exclusive mode" });
}

/**
 * Returns the task. Throws `not-found`, and `definition-changed` when somebody else has changed it since the caller
 * read it.
 */
export async function requireTaskVersion({ id, version }: Seen, { caller }: Transaction): Promise<StoredTask> {
  const task = await caller.one<StoredTask>({ text: readTask, values: [id] });
  if (task.version !== version) throw fail("definition-changed");
  return task;
}

/** Before a change of its files. Throws `not-found`, `task-archived`. */
export async function requireNotArchived(taskId: string, { caller }: Transaction): Promise<void> {
  const { isArchived } = await caller.one<StoredTask>({ text: readTask, values: [taskId] });
  if (isArchived) throw fail("task-archived");
}

/** Returns the id of the task that the file belongs to. Throws `not-found`, `task-archived`, `definition-changed`. */
export async function requireTaskFileVersion({ id, version }: Seen, tx: Transaction): Promise<string> {
  const text = `select version, task_id from app.task_files where id = $1`;
  const file = await tx.caller.one<{ version: number; taskId: string }>({ text, values: [id] });
  await requireNotArchived(file.taskId, tx);
  if (file.version !== version) throw fail("definition-changed");
  return file.taskId;
}

export async function requireStatus(id: string, { caller }: Transaction): Promise<void> {
  await caller.one({ text: "select id from app.service_order_statuses where id = $1", values: [id] });
}

/** The position of a new one: after all existing ones, archived or not. */
export const lastTaskOrder = (statusId: `$${number}`): string =>
  `(select coalesce(max(task_order), 0) + 10 from app.tasks where service_order_status_id = ${statusId})`;

export const lastFileOrder = (taskId: `$${number}`): string =>
  `(select coalesce(max(sort_order), 0) + 10 from app.task_files where task_id = ${taskId})`;
