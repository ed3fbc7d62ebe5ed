import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, raiseAlert } from "#modules/alerts/raise-alert.ts";

interface Way {
  number: string;
  /** Whether we drive to the vehicle. */
  isFetched: boolean;
  /** Whether the shop charges by the mile for it. */
  isPriced: boolean;
  /** One way, in miles. */
  distance: number | null;
  /** How far the shop drives, in miles. */
  serviceRadius: number;
}

/** Raises the alert of an unknown or too long distance to a vehicle, and ends it once neither is true. */
export async function updateTransportAlerts(orderId: string, system: Rights): Promise<void> {
  const { number, isFetched, isPriced, distance, serviceRadius } = await system.one<Way>({
    text: `select o.internal_order_number as number, o.intake_method <> 'dropOff' as is_fetched, a.distance_to_sensi as distance,
        (select case when o.intake_method = 'tow' then tow_cents_per_mile else fuel_cents_per_mile end > 0
          from app.shop_settings order by version desc limit 1) as is_priced,
        (select service_radius_miles from app.shop_settings order by version desc limit 1) as service_radius
      from app.service_orders o left join app.addresses a on a.id = o.pickup_address_id where o.id = $1`,
    values: [orderId],
  });
  const messages = {
    distanceMissing: isFetched && isPriced && distance === null && text("alerts.distanceUnknown", { number }),
    outOfArea: isFetched && (distance ?? 0) > serviceRadius && text("alerts.outOfArea", { number, distance }),
  };
  for (const [kind, message] of Object.entries(messages)) {
    const dedupeKey = `${kind}:${orderId}`;
    const alert = { kind, severity: "info", serviceOrderId: orderId, dedupeKey } as const;
    await system.run(message ? raiseAlert({ ...alert, message }) : endAlert(dedupeKey));
  }
}
