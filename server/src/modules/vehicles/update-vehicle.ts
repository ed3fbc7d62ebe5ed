import { fail } from "@boresight/domain/base/errors";
import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { vehicleProblems } from "@boresight/domain/vehicles/vehicle-schema";
import { vehicleChangeSchema, type VehicleChange } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { decodeLater } from "./decode-later.ts";
import { lockUsedVehicle, type LockedVehicle } from "./lock-vehicle.ts";
import { ownerPhoneColumns } from "./owner-phone-columns.ts";
import { requireNewVin } from "./require-new-vin.ts";

export const updateVehicle = mutation({
  summary: "Changes fields of a vehicle: staff of any, customers of their own until it is checked in.",
  input: vehicleChangeSchema,
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["vehicle-archived", "vehicle-changed", "vehicle-checked-in", "vehicle-exists", "vin-elsewhere"],
  async run({ id, version, vinConfirmed, isOtherVehicle, ...change }, tx) {
    const vehicle = await lockUsedVehicle({ id, version }, tx);
    const { customerId } = vehicle;
    const { vinNumber = vehicle.vinNumber, year = vehicle.year } = change;
    const hasNewVin = vinNumber !== vehicle.vinNumber;
    if (hasNewVin || year !== vehicle.year) {
      const fields = vehicleProblems({ vinNumber, year, vinConfirmed }, tx.now.getUTCFullYear());
      const [problem] = fields;
      if (problem) throw fail("invalid-input", { message: problem.message, fields });
    }
    if (hasNewVin) await requireNewVin({ vinNumber, customerId, isOtherVehicle, vehicleId: id }, tx);
    const values = { ...change, ...renamed(vehicle, change) };
    const given = vehicleFieldNames.filter((name) => values[name] !== undefined);
    if (given.length === 0) return { vehicle: id };
    const { ownerPhone: phone } = change;
    const columns = {
      ...Object.fromEntries(given.map((name) => [name, values[name]])),
      ...(phone !== undefined && ownerPhoneColumns({ phone, field: "ownerPhone", stored: vehicle.ownerPhone })),
    };
    const changed = await tx.caller.run(updateRow("app.vehicles", id, columns));
    if (changed === 0) throw fail("vehicle-checked-in");
    if (hasNewVin) await tx.system.run(decodeLater(id));
    await tx.emit({ type: "vehicle.updated", entityId: id, payload: { fields: given } });
    return { vehicle: id };
  },
});

type Change = Omit<VehicleChange, "id" | "version" | "vinConfirmed" | "isOtherVehicle">;

/** A description that was made of year, make, model and trim follows them; a typed one stays. */
function renamed(vehicle: LockedVehicle, change: Change): Pick<Change, "vehicleDescription"> {
  if (change.vehicleDescription) return {};
  const isTyped = change.vehicleDescription === undefined && vehicle.vehicleDescription !== describeVehicle(vehicle);
  if (isTyped) return {};
  const { year = vehicle.year, make = vehicle.make, model = vehicle.model, trim = vehicle.trim } = change;
  return { vehicleDescription: describeVehicle({ year, make, model, trim }) };
}
