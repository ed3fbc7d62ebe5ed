import { inWords } from "@boresight/domain/texts/in-words";
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { statusChangeSchema, type StatusChange } from "@boresight/domain/orders/service-order-schema";
import { isTooLateToCancel, requireTransition, unmetGuardWords } from "@boresight/domain/orders/status-transition";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { readTransitionsFrom, readGuardedOrder, type GuardedOrder } from "./read-guarded-orders.ts";
import { canUndo, recordStatusChange } from "./record-status-change.ts";

export const changeServiceOrderStatus = mutation({
  summary: "Changes an order's status along the transitions that are allowed, with its history, audit and alerts.",
  input: statusChangeSchema,
  returns: {
    serviceOrder: "ServiceOrder",
    canUndo: { type: "Boolean!", description: "`undoStatusChange` can take it back for some seconds." },
  },
  clientKey: true,
  errors: [
    "appointment-too-near",
    "move-blocked",
    "move-not-allowed",
    "move-not-permitted",
    "note-required",
    "order-already-moved",
    "order-changed",
    "order-has-invoice",
  ],
  async run(change, tx) {
    const { caller, system, now } = tx;
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [change.id] }); // `not-found` for an order that the caller may not see.
    const order = await readGuardedOrder(system, change.id);
    if (order.version !== change.version && order.statusKey !== change.seenStatusKey)
      throw await overtaken(order, system);
    const transition = (await readTransitionsFrom(system, [order.statusKey])).find(
      ({ toKey }) => toKey === change.statusKey,
    );
    if (!transition) throw await unknownTransition(order, change, system);

    if (isTooLateToCancel(transition, order.context, { role: caller.role, now })) throw fail("appointment-too-near");
    const { overridden } = requireTransition(transition, order.context, {
      ...change,
      role: caller.role,
      isOffice: caller.isOffice,
    });
    requireInvoiceDecision(order, change, caller);

    const made = {
      order,
      transition,
      change,
      by: caller,
      missing: overridden ? unmetGuardWords(transition, order.context).map(inEnglish) : [],
    };
    await recordStatusChange(made, tx);
    return { serviceOrder: order.id, canUndo: canUndo(made) };
  },
});

/** What was invoiced is void or replaced before an order is cancelled, unless staff keep it (handbook section 21, case 1). */
function requireInvoiceDecision({ context }: GuardedOrder, change: StatusChange, { role }: { role: Role }): void {
  if (change.statusKey !== "cancelled" || !context.hasIssuedInvoice) return;
  if (!isStaff(role) || !change.keepsInvoice) throw fail("order-has-invoice");
}

async function overtaken(order: GuardedOrder, system: Rights) {
  if (!order.lastChangeWasStatus) return fail("order-changed");
  const mover = await system.maybe<{ name: string | null }>({
    text: `select u.display_name as name from app.status_changes h left join app.users u on u.id = h.changed_by
      where h.service_order_id = $1 order by h.changed_at desc limit 1`,
    values: [order.id],
  });
  return fail("order-already-moved", {
    message: mover?.name
      ? text("orders.alreadyMovedBy", { status: order.statusName, name: mover.name })
      : text("orders.alreadyMovedBySystem", { status: order.statusName }),
  });
}

async function unknownTransition(order: GuardedOrder, { statusKey }: StatusChange, system: Rights) {
  const target = await system.maybe<{ name: string }>({
    text: "select status_name as name from app.service_order_statuses where key = $1",
    values: [statusKey],
  });
  return fail("move-not-allowed", {
    message: target
      ? text("orders.cannotGoFromTo", { from: order.statusName, to: target.name })
      : text("orders.noSuchStatus"),
  });
}

/** History, audit and webhooks are in English. */
const inEnglish = (sentence: string): string => inWords("en", sentence);
