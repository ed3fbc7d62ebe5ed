import { parseInput } from "@boresight/domain/base/problems";
import { newTaskSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone, requireStatus } from "./keep-definitions.ts";
import { lastTaskOrder } from "./last-order.ts";

/** Orders that enter the status from now on get the new task, after those it has. */
export async function createTask(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const task = parseInput(newTaskSchema, input);
  await requireStatus(task.serviceOrderStatusId, tx);
  const { id } = await tx.caller.one<{ id: string }>({
    text: `insert into app.tasks (task_name, description, service_order_status_id, is_blocking, asks_customer, applies_when, needs_colleague, task_order)
      values ($1, $2, $3, $4, $5, $6, $7, ${lastTaskOrder("$3")}) returning id`,
    values: [
      task.taskName,
      task.description,
      task.serviceOrderStatusId,
      task.isBlocking,
      task.asksCustomer,
      task.appliesWhen,
      task.needsColleague,
    ],
  });
  return id;
}
