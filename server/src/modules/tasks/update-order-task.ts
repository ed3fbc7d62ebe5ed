import { fail } from "@boresight/domain/base/errors";
import { t } from "@boresight/domain/texts/text";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { requireDecidable, taskDecisionSchema, type TaskDecision } from "@boresight/domain/tasks/task-decision";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { tasksAwaitColleague } from "./awaits-colleague.ts";
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
    "task-files-missing",
    "task-needs-colleague",
    "task-not-skippable",
  ],
  async run(decision, tx) {
    const { caller, system } = tx;
    await caller.one({ text: "select id from app.order_tasks where id = $1", values: [decision.id] }); // `not-found` for a task that the caller may not see.
    await lockUnchanged(decision, system);
    const [task] = await readTasks(system, [decision.id]);
    if (!task) throw fail("not-found");

    requireDecidable(task, decision);
    const [awaitsColleague] = await tasksAwaitColleague([decision.id], tx);
    if (awaitsColleague && decision.state !== "open") throw fail("task-needs-colleague");

    await system.run({
      text: "update app.order_tasks set state = $2, note = $3, decided_by = $4, decided_at = $5, completed_itself = false where id = $1",
      values: [decision.id, decision.state, decision.note, ...madeBy(decision, caller.userId, tx.now)],
    });
    if (decision.state === "done")
      await tx.emit({ type: "task.completed", entityId: decision.id, payload: { serviceOrderId: task.orderId } });
    return { orderTask: decision.id, serviceOrder: task.orderId };
  },
});

/** What somebody else has made of the task meanwhile. */
interface SeenTask extends Record<string, string | number> {
  version: number;
  outcome: string;
  note: string;
  by: string;
  at: string;
}

/** Locks the task, and the order so that it cannot be closed meanwhile. */
async function lockUnchanged({ id, version }: TaskDecision, system: Rights): Promise<void> {
  const { orderId } = await system.one<{ orderId: string }>({
    text: `select service_order_id as order_id from app.order_tasks where id = $1`,
    values: [id],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId], strength: "share" });
  await lockRows(system, "app.order_tasks", { ids: [id] });
  const { isClosed, ...seen } = await system.one<SeenTask & { isClosed: boolean }>({
    text: `select t.version, t.state as outcome, '' as value, coalesce(t.note, '') as note, s.is_terminal as is_closed,
        coalesce(u.display_name, '') as by, t.updated_at as at
      from app.order_tasks t left join app.users u on u.id = t.updated_by
      join app.service_orders o on o.id = t.service_order_id
      join app.service_order_statuses s on s.id = o.status_id
      where t.id = $1`,
    values: [id],
  });
  if (isClosed) throw fail("order-closed", { message: t("tasks.orderIsClosed") });
  if (seen.version !== version) throw fail("order-task-changed", { data: seen });
}

const madeBy = ({ state }: TaskDecision, userId: string | null, now: Date) =>
  state === "open" ? [null, null] : [userId, now.toISOString()];
