import type { Rights } from "#platform/transaction.ts";
import { raiseAlert } from "../notifications/raise-alert.ts";

interface WatchedVin {
  number: string;
  isElsewhere: boolean;
  /** The numbers of the other live orders of this VIN. */
  twins: string | null;
}

/** Tells the office when another live order has the same VIN, or another customer does, and no longer once neither is so. */
export async function watchVin(orderId: string, system: Rights): Promise<void> {
  const { number, isElsewhere, twins } = await system.one<WatchedVin>({
    text: `select o.internal_order_number as number, ${isElsewhereToo} as "isElsewhere",
        (select string_agg(twin.internal_order_number, ', ' order by twin.created_at) ${liveTwins}) as twins
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [orderId],
  });
  const what = twins ? `the same VIN has another live order, ${twins}` : "this VIN also stands under another customer";
  const alert = { kind: "duplicateVin", severity: "warning", message: `${number}: ${what}` } as const;
  if (isElsewhere || twins)
    await system.run(raiseAlert({ ...alert, serviceOrderId: orderId, dedupeKey: `duplicateVin:${orderId}` }));
  await system.run(endAlertsOfSingleVins);
}

const isElsewhereToo = `exists (select from app.vehicles other
  where other.vin_number = v.vin_number and other.customer_id <> v.customer_id and other.archived_at is null)`;

/** An order lives until its vehicle is ready to leave. */
const over = ["done", "billing", "closed"];
export const isOver = (category: string): boolean => over.includes(category);
const live = `(select id from app.service_order_statuses where category not in (${over.map((category) => `'${category}'`).join(", ")}))`;
const liveTwins = `from app.service_orders twin
  where twin.id <> o.id and twin.status_id in ${live} and o.status_id in ${live}
    and twin.vehicle_id in (select w.id from app.vehicles w where w.id = v.id or w.vin_number = v.vin_number)`;

/** An order that is over, or has another VIN, may have been the other one of an alert. */
export const endAlertsOfSingleVins = {
  text: `update app.admin_notifications n set status = 'handled'
    from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
    where n.status = 'unhandled' and n.kind = 'duplicateVin' and o.id = n.service_order_id
      and not ${isElsewhereToo} and not exists (select ${liveTwins})`,
};
