import type { Rights } from "#platform/transaction.ts";
import { endAlert, raiseAlert } from "../notifications/raise-alert.ts";

/** Tells the office when the order's VIN also stands under another customer, and no longer once it does not. */
export async function watchVin(orderId: string, system: Rights): Promise<void> {
  const dedupeKey = `duplicateVin:${orderId}`;
  const { number, isElsewhere } = await system.one<{ number: string; isElsewhere: boolean }>({
    text: `select o.internal_order_number as number, exists (select from app.vehicles other
        where other.vin_number = v.vin_number and other.customer_id <> v.customer_id and other.archived_at is null) as "isElsewhere"
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [orderId],
  });
  const message = `${number}: this VIN also stands under another customer`;
  const alert = { kind: "duplicateVin", severity: "warning", message, serviceOrderId: orderId, dedupeKey } as const;
  await system.run(isElsewhere ? raiseAlert(alert) : endAlert(dedupeKey));
}
