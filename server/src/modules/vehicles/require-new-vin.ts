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
export async function requireNewVin(entered: EnteredVin, tx: Transaction): Promise<void> {
  const holders = await readHolders(entered, tx);
  if (holders.includes(entered.customerId)) throw fail("vehicle-exists");
  requireDecision(holders, entered, tx);
}

/** The same for an order, which takes the vehicle that the customer has. Throws `vin-elsewhere`. */
export async function requireDecidedVin(entered: EnteredVin, tx: Transaction): Promise<void> {
  requireDecision(await readHolders(entered, tx), entered, tx);
}

function requireDecision(
  holders: readonly string[],
  { customerId, isOtherVehicle }: EnteredVin,
  { caller }: Transaction,
): void {
  const isElsewhere = holders.some((holder) => holder !== customerId);
  if (isElsewhere && isStaff(caller.role) && !isOtherVehicle) throw fail("vin-elsewhere");
}

/** Returns two customers at most who have a vehicle with this VIN, this one first. */
async function readHolders(
  { vinNumber, customerId, vehicleId }: EnteredVin,
  { system }: Transaction,
): Promise<readonly string[]> {
  if (vinNumber === null) return [];
  const known = await system.rows<{ customerId: string }>({
    text: `select customer_id from app.vehicles
      where vin_number = $1 and archived_at is null and id is distinct from $2::uuid
      order by customer_id = $3 desc limit 2`,
    values: [vinNumber, vehicleId, customerId],
  });
  return known.map((holder) => holder.customerId);
}
