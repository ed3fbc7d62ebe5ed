import { isStaff } from "@boresight/domain/accounts/roles";
import type { StatusChange } from "@boresight/domain/orders/service-order-schema";
import type { Actor, Work } from "#platform/database/events.ts";
import { isUndoable } from "@boresight/domain/orders/next-step";
import type { EnteredStatus } from "#modules/orders/order-events.ts";
import { enterStatus } from "./enter-status.ts";
import type { GuardedOrder, StoredTransition } from "./read-guarded-orders.ts";

/** An allowed status change, with the guards that an override left unmet. */
export interface CompletedStatusChange {
  order: GuardedOrder;
  transition: StoredTransition;
  change: StatusChange;
  by: Actor;
  missing: readonly string[];
}

/** Writes the order's new status and history, audits an override or reopening, and emits the change. */
export async function recordStatusChange(made: CompletedStatusChange, work: Work): Promise<void> {
  const { order, transition, change, by } = made;
  const { holdReasonKey, cancellationReasonKey, cancellationReason, note } = change;
  const answers = { holdReasonKey, cancellationReasonKey, cancellationReason, note };
  const target = { id: transition.toStatusId, slaMinutes: transition.slaMinutes };
  await enterStatus([{ ...order, fromStatusId: order.statusId }], target, { ...work, ...answers, by });
  const action = auditedAs(made);
  if (action) await work.system.run(auditEntry(made, action));
  await emitStatusChange(made, work);
}

/** Whether the mails about it wait, so that the person can take it back. */
export const canUndo = ({ transition, change, by }: CompletedStatusChange): boolean =>
  by.role !== "system" && isStaff(by.role) && change.isUndoable && isUndoable(transition);

const reopens = ({ transition }: CompletedStatusChange) => transition.guards.includes("lastOpenStatus");

async function emitStatusChange(made: CompletedStatusChange, { emit }: Work): Promise<void> {
  const { order, transition, change, by, missing } = made;
  const { holdReasonKey, cancellationReasonKey, cancellationReason, note } = change;
  const entered: EnteredStatus = {
    fromStatusKey: transition.fromKey,
    toStatusKey: transition.toKey,
    toCategory: transition.toCategory,
    note,
    overridden: missing,
    isReopened: reopens(made),
    holdReasonKey,
    cancellationReason,
    mailTo: by.role !== "system" && isStaff(by.role) && change.skipsCustomerMail ? "staff" : "everyone",
    isUndoable: canUndo(made),
  };
  const entityId = order.id;
  await emit({ type: "order.statusChanged", entityId, payload: entered }, by);
  if (entered.isReopened) await emit({ type: "order.reopened", entityId, payload: { note } }, by);
  if (transition.toKey === "hold") await emit({ type: "order.onHold", entityId, payload: { holdReasonKey, note } }, by);
  if (transition.toKey === "released") await emit({ type: "order.released", entityId, payload: {} }, by);
  if (transition.toKey === "cancelled")
    await emit({ type: "order.cancelled", entityId, payload: { cancellationReasonKey, cancellationReason } }, by);
}

const auditedAs = (made: CompletedStatusChange) => {
  if (made.missing.length > 0) return "override";
  return reopens(made) ? "reopened" : null;
};

const auditEntry = (
  { order, transition, change, by, missing }: CompletedStatusChange,
  action: "override" | "reopened",
) => ({
  text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
    values ($1, $2, $3, 'service_orders', $4, $5, $6)`,
  values: [
    by.userId,
    by.role,
    action,
    order.id,
    { status: [order.statusKey, transition.toKey], ...(missing.length > 0 && { missing }) },
    change.note,
  ],
});
