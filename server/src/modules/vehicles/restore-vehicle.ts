import { fail } from "@boresight/domain/base/errors";
import { vehicleVersionSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { mutation } from "#platform/mutation.ts";
import { requireNewVin } from "./require-new-vin.ts";

export const restoreVehicle = mutation({
  summary: "Takes a vehicle back out of the archive, unless it is part of another record by now.",
  callers: ["admin"],
  input: vehicleVersionSchema,
  locks: "vehicles",
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["vehicle-archived", "vehicle-changed", "vehicle-exists"],
  async run({ id }, { locked: vehicle, ...tx }) {
    if (vehicle.archivedAt === null) return { vehicle: id };
    if (vehicle.mergedIntoId !== null) throw fail("vehicle-archived");
    await requireNewVin({ ...vehicle, isOtherVehicle: true, vehicleId: id }, tx);
    await tx.system.run({ text: "update app.vehicles set archived_at = null where id = $1", values: [id] });
    await tx.emit({ type: "vehicle.updated", entityId: id, payload: { fields: ["archivedAt"] } });
    return { vehicle: id };
  },
});
