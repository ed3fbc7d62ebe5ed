import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { newVehicleSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { mutation } from "#platform/mutation.ts";
import { addVehicle } from "./add-vehicle.ts";
import { decodeLater } from "./decode-later.ts";
import { requireActiveCustomer } from "./require-active-customer.ts";
import { requireNewVin } from "./require-new-vin.ts";

export const createVehicle = mutation({
  summary:
    "Adds a vehicle of a customer. A VIN that another customer's vehicle has needs a decision: use it, move it, or `isOtherVehicle`.",
  callers: staffRoles,
  input: (now) => newVehicleSchema(now.getUTCFullYear()),
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  clientKey: true,
  errors: ["customer-archived", "vehicle-exists", "vin-elsewhere"],
  async run({ customerId, isOtherVehicle, ...vehicle }, tx) {
    await requireActiveCustomer(customerId, tx.caller);
    await requireNewVin({ vinNumber: vehicle.vinNumber, customerId, isOtherVehicle, vehicleId: null }, tx);
    const added = await tx.caller.maybe<{ id: string }>(addVehicle(vehicle, customerId));
    if (!added) throw fail("vehicle-exists");
    await tx.system.run(decodeLater(added.id));
    await tx.emit({ type: "vehicle.created", entityId: added.id, payload: {} });
    return { vehicle: added.id };
  },
});
