import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, raiseAlert } from "#modules/alerts/raise-alert.ts";

interface RideHeight {
  number: string;
  vehicle: string;
  isUndecided: boolean;
}

/** Raises the alert of a modified ride height, and ends it once somebody has decided. */
export async function updateRideHeightAlert(orderId: string, system: Rights): Promise<void> {
  const { number, vehicle, isUndecided } = await system.one<RideHeight>({
    text: `select o.internal_order_number as number, v.vehicle_description as vehicle,
        o.ride_height_modified and o.ride_height_decision is null as is_undecided
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [orderId],
  });
  const kind = "modifiedVehicle";
  const message = text("alerts.rideHeight", { number, vehicle });
  const dedupeKey = `${kind}:${orderId}`;
  const alert = { kind, severity: "warning", message, serviceOrderId: orderId, dedupeKey } as const;
  await system.run(isUndecided ? raiseAlert(alert) : endAlert(dedupeKey));
}
