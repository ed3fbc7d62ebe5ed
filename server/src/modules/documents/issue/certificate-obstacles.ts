import { certificateObstacles } from "@boresight/domain/documents/certificate-rule";
import type { UnmetGuard } from "@boresight/domain/orders/unmet-guard";
import { readScansOf, type OrderScans } from "#modules/calibrations/read-scans.ts";
import { readGuardedOrders } from "#modules/orders/transitions/read-guarded-orders.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** What an order's certificate still needs, for each of these orders. Read past the caller's rights. */
export async function readCertificateObstacles(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, UnmetGuard[]>> {
  const orders = await readGuardedOrders(system, orderIds);
  const scans = await readScansOf(orderIds, system);
  return new Map(
    orders.map(({ id, context }) => [id, [...certificateObstacles(context), ...otherVehiclesIn(scans.get(id))]]),
  );
}

/** A certificate vouches for the vehicle whose scans stand behind it. */
const otherVehiclesIn = (scans: OrderScans | undefined): UnmetGuard[] =>
  (scans?.reports ?? [])
    .filter(({ objection }) => objection === "otherVehicle")
    .map(({ fileName }) => ({ guard: "scansOfThisVehicle", params: { name: fileName } }));
