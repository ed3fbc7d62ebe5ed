import { askedFor, whatIsMissing } from "@boresight/domain/orders/status-move";
import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { raiseMoveAlerts } from "./raise-move-alerts.ts";
import { readMovesFrom, readMovingOrder, type MovingOrder } from "./read-moves.ts";
import { recordMove } from "./record-move.ts";

interface AutomaticMove {
  orderId: string;
  statusKey: string;
  /** Whose doing it follows from. */
  by: Caller;
  note?: string;
}

/** Moves an order as a consequence of something else. What the policy does not allow from where it is is skipped and logged, never forced. */
export async function moveAutomatically(wanted: AutomaticMove, system: Rights, now: Date): Promise<void> {
  const { orderId, statusKey, by, note = "" } = wanted;
  const order = await readMovingOrder(system, orderId);
  if (order.statusKey === statusKey) return;
  const move = (await readMovesFrom(system, [order.statusKey])).find(({ toKey }) => toKey === statusKey);
  const missing = move ? whatIsMissing(move, order.facts) : ["There is no such move"];
  if (!move || missing.length > 0 || askedFor(move).length > 0) return logSkipped(order, wanted, { missing, system });
  const change = { ...unanswered, id: order.id, version: order.version, statusKey, note };
  const made = { order, move, change, by, missing: [] };
  await recordMove(made, system, now);
  await raiseMoveAlerts(made, system);
}

const unanswered = {
  holdReasonKey: null,
  cancellationReasonKey: null,
  cancellationReason: null,
  override: false,
  skipsCustomerMail: false,
};

async function logSkipped(
  order: MovingOrder,
  { statusKey, by }: AutomaticMove,
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
