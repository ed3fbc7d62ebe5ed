import { newTaskSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireStatus, lastTaskOrder } from "./task-checks.ts";

export const createTask = mutation({
  summary: "Adds a task to the end of a status. Orders that enter the status from now on get it.",
  input: newTaskSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  clientKey: true,
  errors: [],
  async run(task, tx) {
    await lockDefinitions(tx);
    await requireStatus(task.serviceOrderStatusId, tx);
    const { id } = await tx.caller.one<{ id: string }>({
      text: `insert into app.tasks (task_name, description, service_order_status_id, is_blocking, asks_customer, applies_when, needs_colleague, completes_with, task_order)
      values ($1, $2, $3, $4, $5, $6, $7, $8, ${lastTaskOrder("$3")}) returning id`,
      values: [
        task.taskName,
        task.description,
        task.serviceOrderStatusId,
        task.isBlocking,
        task.asksCustomer,
        task.appliesWhen,
        task.needsColleague,
        task.completesWith,
      ],
    });
    return { task: id };
  },
});
