import type { StatusChange } from "@boresight/domain/orders/service-order";
import { isStaff } from "@boresight/domain/accounts/roles";
import { addWorkingMinutes, workingSecondsBetween } from "@boresight/domain/schedule/working-time";
import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { queueStatusMail } from "#modules/mail/orders/queue-order-mail.ts";
import { tellOfDocuments } from "#modules/mail/orders/tell-of-documents.ts";
import { visitStart } from "./follow-visit.ts";
import { beginTasks } from "#modules/tasks/begin-tasks.ts";
import type { MovingOrder, PolicyMove } from "./read-moves.ts";

/** A move that was permitted, with what an override left missing. */
export interface MadeMove {
  order: MovingOrder;
  move: PolicyMove;
  change: StatusChange;
  by: Caller;
  missing: readonly string[];
}

/** Writes the order's new status, its history row, the tasks that begin there, its mail, and the audit entry of an override or reopening. */
export async function recordMove(made: MadeMove, system: Rights, now: Date): Promise<void> {
  await updateOrder(made, system, now);
  await addHistory(made, system, now);
  await system.run(beginTasks(made.order.id));
  const isQuiet = isStaff(made.by.role) && made.change.skipsCustomerMail;
  await queueStatusMail(made.order.id, system, { userId: made.by.userId, isQuiet });
  if (made.move.toKey === "released") await tellOfDocuments(made.order.id, system);
  const action = auditedAs(made);
  if (action) await system.run(auditMove(made, action));
}

const reopens = ({ move }: MadeMove) => move.guards.includes("lastOpenStatus");

const auditedAs = (made: MadeMove) => {
  if (made.missing.length > 0) return "override";
  return reopens(made) ? "reopened" : null;
};

async function updateOrder({ order, move, change }: MadeMove, system: Rights, now: Date) {
  const dueAt = move.slaMinutes === null ? null : addWorkingMinutes(order.calendar, now, move.slaMinutes);
  await system.run({
    isPrepared: true,
    text: `update app.service_orders o set status_id = $2, status_changed_at = now(),
        status_due_at = coalesce($3, case when $7 = 'scheduled' then ${visitStart} end),
        hold_reason_key = $4, cancellation_reason_key = $5, cancellation_reason = $6,
        checked_in_at = case when $7 = 'checkedIn' then coalesce(checked_in_at, now()) else checked_in_at end,
        released_at = case when $7 = 'released' then coalesce(released_at, now()) else released_at end
      where id = $1`,
    values: [
      order.id,
      move.toStatusId,
      dueAt?.toISOString() ?? null,
      change.holdReasonKey,
      change.cancellationReasonKey,
      change.cancellationReason,
      move.toKey,
    ],
  });
}

async function addHistory({ order, move, change, by }: MadeMove, system: Rights, now: Date) {
  const since = new Date(order.statusChangedAt);
  await system.run({
    isPrepared: true,
    text: `insert into app.status_changes
        (service_order_id, from_status_id, to_status_id, moved_by, note, seconds_spent, working_seconds_spent)
      select $1, id, $3, $4, $5, $6, $7 from app.service_order_statuses where key = $2`,
    values: [
      order.id,
      order.statusKey,
      move.toStatusId,
      by.userId,
      change.cancellationReason ?? change.note,
      Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)),
      workingSecondsBetween(order.calendar, since, now),
    ],
  });
}

const auditMove = ({ order, move, change, by, missing }: MadeMove, action: "override" | "reopened") => ({
  text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
    values ($1, $2, $3, 'service_orders', $4, $5, $6)`,
  values: [
    by.userId,
    by.role,
    action,
    order.id,
    { status: [order.statusKey, move.toKey], ...(missing.length > 0 && { missing }) },
    change.note,
  ],
});
