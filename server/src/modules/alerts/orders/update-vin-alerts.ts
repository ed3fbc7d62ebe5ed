import { finishedCategories } from "@boresight/domain/statuses/status-look";
import { text } from "@boresight/domain/texts/text";
import type { Rights, Statement } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";

interface ComparedVin {
  number: string;
  isElsewhere: boolean;
  /** The numbers of the other open orders with this VIN. */
  twins: string | null;
}

/** Raises the alert of a VIN that another open order or another customer has, and ends it once neither is true. */
export async function updateVinAlerts(orderId: string, system: Rights): Promise<void> {
  const { number, isElsewhere, twins } = await system.one<ComparedVin>({
    text: `with ${sameVin}
      select one.number, ${isElsewhereToo} as is_elsewhere,
        (select string_agg(twin.number, ', ' order by twin.created_at) ${liveTwins}) as twins
      from same one where one.id = $1`,
    values: [orderId],
  });
  const message = twins
    ? text("alerts.vinOfOtherOrder", { number, others: twins })
    : text("alerts.vinOfOtherCustomer", { number });
  const alert = { kind: "duplicateVin", severity: "warning", message } as const;
  if (isElsewhere || twins)
    await system.run(raiseAlert({ ...alert, serviceOrderId: orderId, dedupeKey: `duplicateVin:${orderId}` }));
  await system.run(endAlertsOfSingleVins(orderId));
}

/** Ends alerts of a VIN that has become single because a vehicle was moved, merged, archived or corrected. */
export async function endAlertsOfVehicle(vehicleId: string, system: Rights): Promise<void> {
  const order = await system.maybe<{ id: string }>({
    text: `select o.id from app.vehicles v join app.vehicles same on same.id = v.id or same.vin_number = v.vin_number
        join app.service_orders o on o.vehicle_id = same.id
      where v.id = $1 order by o.created_at desc limit 1`,
    values: [vehicleId],
  });
  if (order) await system.run(endAlertsOfSingleVins(order.id));
}

/** The orders of the VINs that this order has or had: only these are read, however many orders and alerts the shop has. */
const sameVin = `had as materialized (
    select vehicle_id as id from app.service_orders where id = $1
    union select (changes -> 'vehicle_id' ->> 0)::uuid from app.audit_entries
      where entity = 'service_orders' and entity_id = $1 and changes ? 'vehicle_id'),
  vehicles as materialized (
    select id from had
    union select v.id from had join app.vehicles h on h.id = had.id join app.vehicles v on v.vin_number = h.vin_number),
  same as materialized (
    select o.id, o.internal_order_number as number, o.created_at, o.vehicle_id, v.vin_number, v.customer_id,
      s.category not in ${wordList(finishedCategories)} as lives
    from vehicles join app.vehicles v on v.id = vehicles.id join app.service_orders o on o.vehicle_id = v.id
      join app.service_order_statuses s on s.id = o.status_id)`;

const isElsewhereToo = `exists (select from app.vehicles other where other.vin_number = one.vin_number
  and other.customer_id <> one.customer_id and other.archived_at is null)`;

const liveTwins = `from same twin where twin.id <> one.id and twin.lives and one.lives
  and (twin.vehicle_id = one.vehicle_id or twin.vin_number = one.vin_number)`;

/** Ends the alerts of other orders that shared a VIN with an order that is closed or has another VIN now. */
export const endAlertsOfSingleVins = (orderId: string): Statement => ({
  text: `with ${sameVin}
    update app.admin_notifications n set status = 'handled' from same one
    where n.service_order_id = one.id and n.status = 'unhandled' and n.kind = 'duplicateVin'
      and not ${isElsewhereToo} and not exists (select ${liveTwins})`,
  values: [orderId],
});
