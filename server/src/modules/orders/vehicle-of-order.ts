import { fail } from "@boresight/domain/base/errors";
import type { NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { type VehicleInput } from "@boresight/domain/vehicles/vehicle-schema";
import type { Transaction } from "#platform/database/transaction.ts";

/**
 * Returns the customer's vehicle that the order is for: the chosen one, the one with this VIN, or a new one. Throws
 * `invalid-input` for another customer's vehicle.
 */
export async function vehicleOfOrder(
  order: NewServiceOrder,
  customerId: string,
  { caller }: Transaction,
): Promise<string> {
  if (order.vehicle) {
    const known = vehicleWithVin(order.vehicle, customerId);
    const vehicle =
      (await caller.maybe<{ id: string }>(known)) ??
      (await caller.maybe<{ id: string }>(insertVehicle(order.vehicle, customerId))) ??
      (await caller.one<{ id: string }>(known)); // Somebody else has just added it.
    return vehicle.id;
  }
  const chosen = await caller.maybe<{ id: string }>({
    text: "select id from app.vehicles where id = $1 and customer_id = $2",
    values: [order.vehicleId, customerId],
  });
  if (chosen) return chosen.id;
  const message = "Choose one of the customer's vehicles";
  throw fail("invalid-input", { message, fields: [{ field: "vehicleId", code: "wrong-reference", message }] });
}

const vehicleWithVin = ({ vinNumber }: VehicleInput, customerId: string) => ({
  text: "select id from app.vehicles where customer_id = $1 and vin_number = $2 and archived_at is null",
  values: [customerId, vinNumber],
});

const insertVehicle = (vehicle: VehicleInput, customerId: string) => ({
  text: `insert into app.vehicles
      (customer_id, vin_number, year, make, model, trim, vehicle_description, owner_first_name, owner_last_name)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (customer_id, vin_number) where archived_at is null do nothing returning id`,
  values: [
    customerId,
    vehicle.vinNumber,
    vehicle.year,
    vehicle.make,
    vehicle.model,
    vehicle.trim,
    vehicle.vehicleDescription || describeVehicle(vehicle),
    vehicle.ownerFirstName,
    vehicle.ownerLastName,
  ],
});
