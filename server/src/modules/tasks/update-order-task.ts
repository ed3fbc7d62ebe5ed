import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { requireDecidable, taskDecisionSchema, type TaskDecision } from "@boresight/domain/tasks/task-decision";
import { mutation } from "#platform/mutation.ts";
import { tasksAwaitColleague } from "./awaits-colleague.ts";
import { lacksChecks } from "./complete-tasks.ts";
import { lockTask } from "./lock-task.ts";
import { readTasks } from "./read-asked-tasks.ts";

export const updateOrderTask = mutation({
  summary: "Marks a task of an order as done, skipped or not applicable, or reopens it.",
  callers: staffRoles,
  input: taskDecisionSchema,
  returns: {
    orderTask: "OrderTask",
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that the task now allows or holds." },
  },
  payload: "OrderTaskPayload",
  clientKey: true,
  errors: [
    "note-required",
    "order-closed",
    "order-task-changed",
    "task-checks-open",
    "task-files-missing",
    "task-needs-colleague",
    "task-not-skippable",
  ],
  async run(decision, tx) {
    const { caller, system } = tx;
    await caller.one({ text: "select id from app.order_tasks where id = $1", values: [decision.id] }); // `not-found` for a task that the caller may not see.
    await lockTask(decision, system);
    const [task] = await readTasks(system, [decision.id]);
    if (!task) throw fail("not-found");

    requireDecidable(task, decision);
    const [awaitsColleague] = await tasksAwaitColleague([decision.id], tx);
    if (awaitsColleague && decision.state !== "open") throw fail("task-needs-colleague");

    if (decision.state === "done" && (await lacksChecks(decision.id, system))) throw fail("task-checks-open");

    await system.run({
      text: `update app.order_tasks set state = $2, note = $3, decided_by = $4, decided_at = $5, completed_itself = false,
        check_asked_by = null, check_asked_at = null where id = $1`,
      values: [decision.id, decision.state, decision.note, ...madeBy(decision, caller.userId, tx.now)],
    });
    if (decision.state === "done")
      await tx.emit({ type: "task.completed", entityId: decision.id, payload: { serviceOrderId: task.orderId } });
    return { orderTask: decision.id, serviceOrder: task.orderId };
  },
});

const madeBy = ({ state }: TaskDecision, userId: string | null, now: Date) =>
  state === "open" ? [null, null] : [userId, now.toISOString()];
