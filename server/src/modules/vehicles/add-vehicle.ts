import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import type { VehicleInput } from "@boresight/domain/vehicles/vehicle-schema";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Statement } from "#platform/database/transaction.ts";
import { ownerPhoneColumns } from "./owner-phone-columns.ts";

type Added = Omit<VehicleInput, "vinNumber" | "vinConfirmed" | "isOtherVehicle"> & { vinNumber: string | null };

/**
 * Adds a vehicle of the customer; nothing when the customer has its VIN already. Throws `invalid-input` at `phoneField`
 * for an owner's telephone that is none.
 */
export function addVehicle(vehicle: Added, customerId: string, phoneField = "ownerPhone"): Statement {
  const values = {
    ...Object.fromEntries(vehicleFieldNames.map((name) => [name, vehicle[name]])),
    ...ownerPhoneColumns({ phone: vehicle.ownerPhone, field: phoneField }),
  };
  const vehicleDescription = vehicle.vehicleDescription || describeVehicle(vehicle);
  const { text, values: given } = insertRow("app.vehicles", { ...values, vehicleDescription, customerId });
  const free = "on conflict (customer_id, vin_number) where archived_at is null do nothing returning id";
  return { text: text.replace("returning id", free), values: given ?? [] };
}
