import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import type { VehicleInput } from "@boresight/domain/vehicles/vehicle-schema";
import { fail } from "@boresight/domain/base/errors";
import { insertRow, insertRows } from "#platform/database/insert-row.ts";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { decodeAllLater } from "./decode-later.ts";
import { ownerPhoneColumns } from "./owner-phone-columns.ts";

type Added = Omit<VehicleInput, "vinConfirmed" | "isOtherVehicle">;

/**
 * Adds a vehicle of the customer; nothing when the customer has its VIN already. Throws `invalid-input` at `phoneField`
 * for an owner's telephone that is none.
 */
export function addVehicle(vehicle: Added, customerId: string, phoneField = "ownerPhone"): Statement {
  const { text, values: given } = insertRow("app.vehicles", columnsOf(vehicle, customerId, phoneField));
  const free = "on conflict (customer_id, vin_number) where archived_at is null do nothing returning id";
  return { text: text.replace("returning id", free), values: given ?? [] };
}

const columnsOf = (vehicle: Added, customerId: string, phoneField: string) => ({
  ...Object.fromEntries(vehicleFieldNames.map((name) => [name, vehicle[name]])),
  ...ownerPhoneColumns({ phone: vehicle.ownerPhone, field: phoneField }),
  vehicleDescription: vehicle.vehicleDescription || describeVehicle(vehicle),
  customerId,
});

/**
 * Adds vehicles of customers, any number in a few statements. Throws `vehicle-exists` when a customer has one of the VINs
 * already.
 */
export async function addVehicles(
  vehicles: readonly (Added & { customerId: string })[],
  tx: Transaction,
): Promise<void> {
  const rows = vehicles.map((vehicle) => ({ id: tx.ids(), ...columnsOf(vehicle, vehicle.customerId, "ownerPhone") }));
  const written = await insertRows("app.vehicles", rows, { rights: tx.caller, orElse: "on conflict do nothing" });
  if (written < rows.length) throw fail("vehicle-exists");
  await tx.system.run(decodeAllLater(rows.map(({ id }) => id)));
  for (const { id } of rows) await tx.emit({ type: "vehicle.created", entityId: id, payload: {} });
}
