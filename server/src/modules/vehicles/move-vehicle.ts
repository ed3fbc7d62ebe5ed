import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { vehicleMoveSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { mutation } from "#platform/mutation.ts";
import { leaveRecord } from "./leave-record.ts";
import { requireActiveCustomer } from "./require-active-customer.ts";

export const moveVehicle = mutation({
  summary:
    "Gives a vehicle to another customer. Orders stay with the customer who ordered, on an archived record of the vehicle.",
  callers: staffRoles,
  input: vehicleMoveSchema,
  locks: "vehicles",
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["customer-archived", "vehicle-archived", "vehicle-changed", "vehicle-exists"],
  async run({ id, customerId, keepsOwner }, { locked: vehicle, ...tx }) {
    if (vehicle.archivedAt !== null) throw fail("vehicle-archived");
    await requireActiveCustomer(customerId, tx.caller);
    if (vehicle.customerId === customerId) return { vehicle: id };
    const twin = await tx.system.maybe({
      text: "select id from app.vehicles where customer_id = $1 and vin_number = $2 and archived_at is null",
      values: [customerId, vehicle.vinNumber],
    });
    if (twin) throw fail("vehicle-exists");
    await leaveRecord(vehicle, tx);
    await tx.system.run({
      text: `update app.vehicles set customer_id = $2,
          owner_first_name = case when $3 then owner_first_name else '' end,
          owner_last_name = case when $3 then owner_last_name else '' end,
          owner_email = case when $3 then owner_email end,
          owner_phone = case when $3 then owner_phone end,
          owner_phone_extension = case when $3 then owner_phone_extension else '' end
        where id = $1`,
      values: [id, customerId, keepsOwner],
    });
    const payload = { fromCustomerId: vehicle.customerId, toCustomerId: customerId };
    await tx.emit({ type: "vehicle.moved", entityId: id, payload });
    return { vehicle: id };
  },
});
