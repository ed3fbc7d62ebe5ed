import type { Rights } from "#platform/database/transaction.ts";
import { facilityOfOrder, fallbackZone } from "./facility-of-order.ts";

/** Returns the time zone of each order. For orders that the caller has seen. */
export async function readTimeZones(orderIds: readonly string[], system: Rights): Promise<string[]> {
  const rows = await system.rows<{ id: string; timeZone: string }>({
    text: `select o.id, f.time_zone
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      join app.facilities f on f.id = ${facilityOfOrder}
      where o.id = any ($1)`,
    values: [orderIds],
  });
  const zones = new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  return orderIds.map((id) => zones.get(id) ?? fallbackZone);
}
