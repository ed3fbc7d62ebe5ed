import { fail } from "@boresight/domain/base/errors";
import { changedTaskSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { requireTaskVersion, lockDefinitions, requireStatus, lastTaskOrder } from "./task-checks.ts";

export const updateTask = mutation({
  summary: "Changes a task; orders that have it keep it as it was. In another status it comes last.",
  input: changedTaskSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed", "task-archived"],
  async run(task, tx) {
    await lockDefinitions(tx);
    const { isArchived } = await requireTaskVersion(task, tx);
    if (isArchived) throw fail("task-archived");
    await requireStatus(task.serviceOrderStatusId, tx);
    await tx.caller.run({
      text: `update app.tasks set task_name = $2, description = $3, is_blocking = $5, asks_customer = $6, applies_when = $7, needs_colleague = $8, completes_with = $9,
        task_order = case when service_order_status_id = $4 then task_order else ${lastTaskOrder("$4")} end,
        service_order_status_id = $4
      where id = $1`,
      values: [
        task.id,
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
    return { task: task.id };
  },
});
