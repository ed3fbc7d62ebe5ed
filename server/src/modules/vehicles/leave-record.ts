import type { Transaction } from "#platform/database/transaction.ts";
import type { LockedVehicle } from "./lock-vehicle.ts";

/**
 * Leaves an archived record of the vehicle with its customer, who sees the vehicle of past orders on it as it was, and
 * nothing of the next customer. Appointments follow their orders.
 */
export async function leaveRecord({ id, customerId }: LockedVehicle, { system, now }: Transaction): Promise<void> {
  const left = await system.one<{ id: string }>({
    text: `insert into app.vehicles (customer_id, vin_number, vehicle_description, make, model, year, trim, owner_first_name,
        owner_last_name, owner_email, owner_phone, owner_phone_extension, license_plate, plate_state, color, odometer,
        vin_decoded_at, vin_decode, adas_features, archived_at, merged_into_id)
      select customer_id, vin_number, vehicle_description, make, model, year, trim, owner_first_name,
        owner_last_name, owner_email, owner_phone, owner_phone_extension, license_plate, plate_state, color, odometer,
        vin_decoded_at, vin_decode, adas_features, $2, id
      from app.vehicles where id = $1 returning id`,
    values: [id, now],
  });
  await system.run({
    text: "update app.service_orders set vehicle_id = $2 where vehicle_id = $1 and customer_id = $3",
    values: [id, left.id, customerId],
  });
}
