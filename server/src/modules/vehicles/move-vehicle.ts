import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { snakeCase } from "@boresight/domain/base/text";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { vehicleMoveSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import type { LockedVehicle } from "./lock-vehicle.ts";
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

/** What a record says of a vehicle. */
const columns = `customer_id, ${vehicleFieldNames.map(snakeCase).join(", ")}, owner_phone_extension, vin_decoded_at, vin_decode,
  adas_features, stated_systems`;

/**
 * Leaves an archived record of the vehicle with its customer, who sees the vehicle of past orders on it as it was, and
 * nothing of the next customer. Appointments follow their orders.
 */
async function leaveRecord({ id, customerId }: LockedVehicle, { system, now }: Transaction): Promise<void> {
  const left = await system.one<{ id: string }>({
    text: `insert into app.vehicles (${columns}, archived_at, merged_into_id)
      select ${columns}, $2, id from app.vehicles where id = $1 returning id`,
    values: [id, now],
  });
  await system.run({
    text: `insert into app.system_statements (vehicle_id, system, is_fitted, photo_file_id, stated_by, stated_by_name, stated_at)
      select $2, system, is_fitted, photo_file_id, stated_by, stated_by_name, stated_at from app.system_statements where vehicle_id = $1`,
    values: [id, left.id],
  });
  await system.run({
    text: "update app.service_orders set vehicle_id = $2 where vehicle_id = $1 and customer_id = $3",
    values: [id, left.id, customerId],
  });
}
