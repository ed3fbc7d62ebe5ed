/** Ticks the tasks that ask only for what is now there, and reopens those that were ticked so once it is gone. */
import { isDecided, type CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import type { ReadinessOutcome } from "@boresight/domain/calibrations/readiness-check";
import { whatReadinessLacks } from "@boresight/domain/calibrations/readiness-check";
import { hasAllFiles, type TaskCompletion } from "@boresight/domain/tasks/order-task";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Actor, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readTasks } from "./read-asked-tasks.ts";

interface StoredTask {
  id: string;
  orderId: string;
  completesWith: TaskCompletion;
  state: string;
  completedItself: boolean;
  hasPoNumber: boolean;
  systems: readonly { key: string; method: string; result: CalibrationResult }[];
  checks: readonly { key: string; outcome: ReadinessOutcome; isOverridden: boolean }[];
}

/** For the task of this slot, whose files have changed. */
export async function completeByFiles(slotId: string, actor: Actor, work: Work): Promise<void> {
  const task = await work.system.maybe<{ id: string; orderId: string }>({
    text: `select t.id, t.service_order_id as order_id from app.order_tasks t
      join app.order_task_files f on f.order_task_id = t.id where f.id = $1 and t.completes_with = 'files'`,
    values: [slotId],
  });
  if (task) await completeTasks([task.id], task.orderId, { actor, work });
}

/** For the tasks of an order whose calibrations have changed: their reports and checks are others. */
export async function completeByCalibrations(orderId: string, actor: Actor, work: Work): Promise<void> {
  await completeAllWith("files", orderId, { actor, work });
  await completeByReadiness(orderId, actor, work);
}

/** For the tasks of an order whose readiness checks have changed. */
export const completeByReadiness = (orderId: string, actor: Actor, work: Work): Promise<void> =>
  completeAllWith("readinessChecks", orderId, { actor, work });

/** For the tasks of an order whose PO number may be there now, or gone. */
export const completeByPoNumber = (orderId: string, actor: Actor, work: Work): Promise<void> =>
  completeAllWith("poNumber", orderId, { actor, work });

async function completeAllWith(
  completion: TaskCompletion,
  orderId: string,
  { actor, work }: { actor: Actor; work: Work },
): Promise<void> {
  const tasks = await work.system.rows<{ id: string }>({
    text: "select id from app.order_tasks where service_order_id = $1 and completes_with = $2",
    values: [orderId, completion],
  });
  const ids = tasks.map(({ id }) => id);
  if (ids.length > 0) await completeTasks(ids, orderId, { actor, work });
}

/** Locked first: of two files that arrive together, the second to be counted sees the first. */
async function completeTasks(
  ids: readonly string[],
  orderId: string,
  { actor, work }: { actor: Actor; work: Work },
): Promise<void> {
  await lockRows(work.system, "app.service_orders", { ids: [orderId], strength: "share" });
  await lockRows(work.system, "app.order_tasks", { ids });
  for (const task of await readStored(ids, work.system)) {
    const isComplete = await isCompleteNow(task, work.system);
    if (isComplete && task.state === "open") await tick(task, actor, work);
    if (!isComplete && task.state === "done" && task.completedItself) await reopen(task, work.system);
  }
}

/** A colleague's task is never ticked by what somebody else does, nor any of a closed order. */
const readStored = (ids: readonly string[], system: Rights) =>
  system.rows<StoredTask>({
    text: `select t.id, t.service_order_id as order_id, t.completes_with, t.state, t.completed_itself, o.po_number is not null as has_po_number,
        coalesce((select json_agg(json_build_object('key', y.key, 'method', k.method, 'result', k.result))
          from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id
          where k.service_order_id = t.service_order_id), '[]') as systems,
        coalesce((select json_agg(json_build_object('key', r.key, 'outcome', r.outcome, 'isOverridden', r.overridden_by is not null))
          from app.readiness_checks r where r.service_order_id = t.service_order_id), '[]') as checks
      from app.order_tasks t
      join app.service_orders o on o.id = t.service_order_id
      join app.service_order_statuses s on s.id = o.status_id
      where t.id = any ($1) and not t.needs_colleague and not s.is_terminal`,
    values: [ids],
  });

/** Whether the task is done by the readiness checks and some of them are open. */
export async function lacksChecks(id: string, system: Rights): Promise<boolean> {
  const [task] = await readStored([id], system);
  return task?.completesWith === "readinessChecks" && !isChecked(task);
}

const isChecked = ({ checks, systems }: StoredTask): boolean =>
  checks.length > 0 && whatReadinessLacks(checks, systems).length === 0;

async function isCompleteNow(stored: StoredTask, system: Rights): Promise<boolean> {
  const { id, completesWith, systems } = stored;
  const [task] = await readTasks(system, [id]);
  if (!task) return false;
  if (completesWith === "files") return hasAllFiles(task, systems.filter(({ result }) => !isDecided(result)).length);
  if (completesWith === "poNumber") return task.applies && stored.hasPoNumber;
  return task.applies && isChecked(stored);
}

async function tick({ id, orderId }: StoredTask, { userId }: Actor, { system, now, emit }: Work): Promise<void> {
  await system.run({
    text: `update app.order_tasks set state = 'done', note = '', decided_by = $2, decided_at = $3, completed_itself = true
      where id = $1`,
    values: [id, userId, now.toISOString()],
  });
  await emit({ type: "task.completed", entityId: id, payload: { serviceOrderId: orderId } });
}

const reopen = ({ id }: StoredTask, system: Rights) =>
  system.run({
    text: `update app.order_tasks set state = 'open', decided_by = null, decided_at = null, completed_itself = false
      where id = $1`,
    values: [id],
  });
