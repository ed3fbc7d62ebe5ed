import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface VisibleOrder {
  id: string;
  number: string;
  version: number;
  statusKey: string;
  category: StatusCategory;
  isClosed: boolean;
  rideHeightModified: boolean;
}

/** Returns an order that the caller may see, locked until the transaction ends. Throws `not-found` for any other. */
export async function lockVisibleOrder(id: string, { caller, system }: Transaction): Promise<VisibleOrder> {
  await caller.one({ text: "select id from app.service_orders where id = $1", values: [id] });
  await lockRows(system, "app.service_orders", { ids: [id] });
  return system.one<VisibleOrder>({
    text: `select o.id, o.internal_order_number as number, o.version, s.key as status_key, s.category,
        s.is_terminal as is_closed, o.ride_height_modified
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.id = $1`,
    values: [id],
  });
}
