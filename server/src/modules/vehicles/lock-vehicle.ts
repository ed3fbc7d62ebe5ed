import { fail } from "@boresight/domain/base/errors";
import type { VehicleRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export type LockedVehicle = Pick<
  VehicleRow,
  | "id"
  | "version"
  | "customerId"
  | "vinNumber"
  | "vehicleDescription"
  | "year"
  | "make"
  | "model"
  | "trim"
  | "ownerPhone"
  | "archivedAt"
  | "mergedIntoId"
>;

/**
 * Returns a vehicle that the caller may see, locked until the transaction ends. Throws `not-found` for any other,
 * `vehicle-changed` when it was changed since it was read in `version`.
 */
export async function lockVehicle(
  { id, version }: { id: string; version: number },
  { caller, system }: Transaction,
): Promise<LockedVehicle> {
  await caller.one({ text: "select id from app.vehicles where id = $1", values: [id] });
  await lockRows(system, "app.vehicles", { ids: [id] });
  const vehicle = await system.one<LockedVehicle>({
    text: `select id, version, customer_id, vin_number, vehicle_description, year, make, model, trim, owner_phone, archived_at,
        merged_into_id
      from app.vehicles where id = $1`,
    values: [id],
  });
  if (vehicle.version !== version) throw fail("vehicle-changed");
  return vehicle;
}

/** The same; throws `vehicle-archived` for one that is not in use. */
export async function lockUsedVehicle(asked: { id: string; version: number }, tx: Transaction): Promise<LockedVehicle> {
  const vehicle = await lockVehicle(asked, tx);
  if (vehicle.archivedAt !== null) throw fail("vehicle-archived");
  return vehicle;
}
