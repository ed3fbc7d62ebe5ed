import { fail } from "@boresight/domain/base/errors";
import type { VehicleRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { lockRow } from "#platform/locked-row.ts";

export type LockedVehicle = VehicleRow;

/** As `lockRow`; throws `vehicle-archived` for one that is not in use. */
export async function lockUsedVehicle(asked: { id: string; version: number }, tx: Transaction): Promise<LockedVehicle> {
  const vehicle = await lockRow("vehicles", asked, tx);
  if (vehicle.archivedAt !== null) throw fail("vehicle-archived");
  return vehicle;
}
