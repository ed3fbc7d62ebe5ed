import { text } from "@boresight/domain/texts/text";
import { wrongField } from "@boresight/domain/base/problems";
import type { NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import type { VehicleInput } from "@boresight/domain/vehicles/vehicle-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { addVehicle } from "#modules/vehicles/add-vehicle.ts";
import { decodeLater } from "#modules/vehicles/decode-later.ts";
import { requireDecidedVin } from "#modules/vehicles/require-new-vin.ts";

/**
 * Returns the customer's vehicle that the order is for: the chosen one, the one with this VIN, or a new one. Throws
 * `invalid-input` for another customer's vehicle, `vin-elsewhere` where staff have not decided about one with the same VIN.
 */
export async function vehicleOfOrder(order: NewServiceOrder, customerId: string, tx: Transaction): Promise<string> {
  const { caller } = tx;
  if (order.vehicle) {
    const known = await caller.maybe<{ id: string }>(vehicleWithVin(order.vehicle, customerId));
    return known?.id ?? addNewVehicle(order.vehicle, customerId, tx);
  }
  const chosen = await caller.maybe<{ id: string }>({
    text: "select id from app.vehicles where id = $1 and customer_id = $2 and archived_at is null",
    values: [await survivorOf(order.vehicleId, tx), customerId],
  });
  if (chosen) return chosen.id;
  throw wrongField("vehicleId", "wrong-reference", text("orders.chooseCustomersVehicle"));
}

/** The record that stayed, where the chosen one was merged while the order was being entered. */
async function survivorOf(vehicleId: string | undefined, { system }: Transaction): Promise<string | undefined> {
  const survivor = await system.maybe<{ id: string }>({
    text: `with recursive kept as (select id, merged_into_id from app.vehicles where id = $1
        union all select v.id, v.merged_into_id from kept join app.vehicles v on v.id = kept.merged_into_id)
      select id from kept where merged_into_id is null`,
    values: [vehicleId],
  });
  return survivor?.id ?? vehicleId;
}

const vehicleWithVin = ({ vinNumber }: VehicleInput, customerId: string) => ({
  text: "select id from app.vehicles where customer_id = $1 and vin_number = $2 and archived_at is null",
  values: [customerId, vinNumber],
});

async function addNewVehicle(vehicle: VehicleInput, customerId: string, tx: Transaction): Promise<string> {
  const { caller, system } = tx;
  const { vinNumber, isOtherVehicle } = vehicle;
  await requireDecidedVin({ vinNumber, customerId, isOtherVehicle, vehicleId: null }, tx);
  const added = await caller.maybe<{ id: string }>(addVehicle(vehicle, customerId, "vehicle.ownerPhone"));
  if (!added) return (await caller.one<{ id: string }>(vehicleWithVin(vehicle, customerId))).id; // Somebody else has just added it.
  await system.run(decodeLater(added.id));
  return added.id;
}
