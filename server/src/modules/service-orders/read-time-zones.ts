import type { Rights } from "#platform/transaction.ts";

/**
 * The clock on which an order's times are meant: that of its facility, else of the one its customer usually comes to, else
 * of the base. For orders that the caller has seen.
 */
export async function readTimeZones(orderIds: readonly string[], system: Rights): Promise<string[]> {
  const rows = await system.rows<{ id: string; timeZone: string }>({
    text: `select o.id, f.time_zone as "timeZone"
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      join app.facilities f on f.id = coalesce(o.facility_id, c.default_facility_id, (select id from app.facilities where is_base))
      where o.id = any ($1)`,
    values: [orderIds],
  });
  const zones = new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  return orderIds.map((id) => zones.get(id) ?? "America/Denver");
}
