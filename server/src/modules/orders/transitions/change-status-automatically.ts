import { requiredAnswers, unmetGuardWords } from "@boresight/domain/orders/status-transition";
import type { Rights } from "#platform/database/transaction.ts";
import type { Actor, Work } from "#platform/database/events.ts";
import { readTransitionsFrom, readGuardedOrder, type GuardedOrder } from "./read-guarded-orders.ts";
import { recordStatusChange } from "./record-status-change.ts";

interface AutomaticChange {
  orderId: string;
  statusKey: string;
  /** The person whose action causes it. */
  by: Actor;
  note?: string;
  /** The customer is not emailed about the new status. */
  isQuiet?: boolean;
  /** Its emails wait, so that the person can take it back. */
  isUndoable?: boolean;
}

/**
 * Changes an order's status as a consequence of something else. A change that the transitions do not allow is skipped
 * and logged, never forced.
 */
export async function changeStatusAutomatically(wanted: AutomaticChange, work: Work): Promise<void> {
  const { orderId, statusKey, by, note = "", isQuiet = false, isUndoable = false } = wanted;
  const { system } = work;
  const order = await readGuardedOrder(system, orderId);
  if (order.statusKey === statusKey) return;
  const transition = (await readTransitionsFrom(system, [order.statusKey])).find(({ toKey }) => toKey === statusKey);
  const missing = transition ? unmetGuardWords(transition, order.context) : ["There is no such move"];
  const asked = transition
    ? requiredAnswers(transition).filter((answer) => answer !== "note" || !isSaid(note, transition))
    : [];
  if (!transition || missing.length > 0 || asked.length > 0) return logSkipped(order, wanted, { missing, system });
  const said = { statusKey, note, skipsCustomerMail: isQuiet, isUndoable };
  const change = { ...unanswered, id: order.id, version: order.version, ...said };
  await recordStatusChange({ order, transition, change, by, missing: [] }, work);
}

/** The words of what happened are the note, but for an order that is over: only a person opens it again. */
const isSaid = (note: string, { fromCategory }: { fromCategory: string }): boolean =>
  note !== "" && fromCategory !== "closed";

const unanswered = {
  seenStatusKey: null,
  holdReasonKey: null,
  cancellationReasonKey: null,
  cancellationReason: null,
  keepsInvoice: false,
  override: false,
};

async function logSkipped(
  order: GuardedOrder,
  { statusKey, by }: AutomaticChange,
  { missing, system }: { missing: readonly string[]; system: Rights },
): Promise<void> {
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
      values ($1, $2, 'changed', 'service_orders', $3, '{}', $4)`,
    values: [
      by.userId,
      by.role,
      order.id,
      `Not moved automatically from ${order.statusKey} to ${statusKey}: ${missing.join(". ") || "it asks for an answer"}`,
    ],
  });
}
