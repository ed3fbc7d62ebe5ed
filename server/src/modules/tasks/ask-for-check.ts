import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { askForCheckSchema, requireAskable } from "@boresight/domain/tasks/task-decision";
import { mutation } from "#platform/mutation.ts";
import { lockTask } from "./lock-task.ts";
import { readTasks } from "./read-asked-tasks.ts";

export const askForCheck = mutation({
  summary:
    "Asks colleagues for a task that the caller must leave to them: it stands in their lists, and they are told by email.",
  callers: staffRoles,
  input: askForCheckSchema,
  returns: { orderTask: "OrderTask" },
  errors: ["order-closed", "order-task-changed", "task-needs-no-colleague"],
  async run(asked, tx) {
    const { caller, system, now } = tx;
    const { needsColleague } = await caller.one<{ needsColleague: boolean }>({
      text: "select needs_colleague from app.order_tasks where id = $1",
      values: [asked.id],
    });
    await lockTask(asked, system);
    const [task] = await readTasks(system, [asked.id]);
    if (!task) throw fail("not-found");
    requireAskable({ ...task, needsColleague });

    await system.run({
      text: "update app.order_tasks set check_asked_by = $2, check_asked_at = $3 where id = $1",
      values: [asked.id, caller.userId, now.toISOString()],
    });
    await tx.emit({ type: "task.checkAsked", entityId: asked.id, payload: { serviceOrderId: task.orderId } });
    return { orderTask: asked.id };
  },
});
