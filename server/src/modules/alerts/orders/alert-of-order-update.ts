import { isFinished } from "@boresight/domain/statuses/status-look";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { updateRideHeightAlert } from "./update-ride-height-alert.ts";
import { updateTransportAlerts } from "./update-transport-alerts.ts";
import { updateVinAlerts } from "./update-vin-alerts.ts";

/** Updates the alerts that depend on an order's fields. */
export async function alertOfOrderUpdate(
  { entityId: id, payload: { fields, category } }: DomainEvent<"order.updated">,
  { system }: Work,
): Promise<void> {
  const changes = (...names: (typeof fields)[number][]) => names.some((name) => fields.includes(name));
  if (changes("intakeMethod", "pickupAddressId") && !isFinished(category)) await updateTransportAlerts(id, system);
  if (changes("rideHeightModified", "rideHeightDecision")) await updateRideHeightAlert(id, system);
  if (!changes("vehicleId")) return;
  await updateVinAlerts(id, system);
  if (await isVehicleOfReadVin(id, system)) await system.run(endAlert(`vinMismatch:${id}`));
}

const isVehicleOfReadVin = (id: string, system: Rights) =>
  system.maybe({
    text: `select o.id from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      where o.id = $1 and o.vin_seen = v.vin_number`,
    values: [id],
  });
