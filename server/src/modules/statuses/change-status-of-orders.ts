/** Moves many orders out of a status that the shop deactivates: guards are not checked and customers are not emailed. */
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { enterStatus } from "#modules/orders/transitions/enter-status.ts";
import { readGuardedOrders } from "#modules/orders/transitions/read-guarded-orders.ts";

interface Leaving {
  fromId: string;
  toId: string;
  note: string;
}

interface Target {
  id: string;
  key: string;
  category: StatusCategory;
  slaMinutes: number | null;
}

const batch = 500;

export async function changeStatusOfOrders({ fromId, toId, note }: Leaving, tx: Transaction): Promise<void> {
  const { caller, system } = tx;
  const target = await system.one<Target>({
    text: `select id, key, category, sla_minutes from app.service_order_statuses where id = $1`,
    values: [toId],
  });
  for (;;) {
    const ids = await nextOrders(fromId, system);
    if (ids.length === 0) return;
    const orders = await readGuardedOrders(system, ids);
    const leaving = orders.map((order) => ({ ...order, fromStatusId: fromId }));
    await enterStatus(leaving, target, { ...tx, by: caller, note });
    for (const { id, statusKey } of orders)
      await tx.emit({ type: "order.statusChanged", entityId: id, payload: quietly(statusKey, target, note) });
  }
}

const quietly = (fromStatusKey: string, { key, category }: Target, note: string) => ({
  fromStatusKey,
  toStatusKey: key,
  toCategory: category,
  note,
  overridden: [],
  isReopened: false,
  holdReasonKey: null,
  cancellationReason: null,
  mailTo: "nobody" as const,
  isUndoable: false,
});

/** Locks the orders; skips one that somebody moved in the meantime. */
async function nextOrders(statusId: string, system: Rights): Promise<readonly string[]> {
  const rows = await system.rows<{ id: string }>({
    text: "select id from app.service_orders where status_id = $1 order by id limit $2 for update",
    values: [statusId, batch],
  });
  return rows.map(({ id }) => id);
}
