import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

interface EnteredVin {
  vinNumber: string | null;
  customerId: string;
  /** Staff say that the other customer's vehicle with this VIN is another car. */
  isOtherVehicle: boolean;
  /** The vehicle that gets the VIN; null for a new one. */
  vehicleId: string | null;
}

/**
 * Throws `vehicle-exists` where the customer has this VIN already, and `vin-elsewhere` where staff have not decided about
 * another customer's vehicle. Customers never learn who else has it.
 */
export async function requireNewVin(
  { vinNumber, customerId, isOtherVehicle, vehicleId }: EnteredVin,
  { caller, system }: Transaction,
): Promise<void> {
  if (vinNumber === null) return;
  const known = await system.rows<{ customerId: string }>({
    text: `select customer_id from app.vehicles
      where vin_number = $1 and archived_at is null and id is distinct from $2::uuid
      order by customer_id = $3 desc limit 2`,
    values: [vinNumber, vehicleId, customerId],
  });
  if (known.some((one) => one.customerId === customerId)) throw fail("vehicle-exists");
  if (known.length > 0 && isStaff(caller.role) && !isOtherVehicle) throw fail("vin-elsewhere");
}
