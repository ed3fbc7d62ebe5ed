import { certificateObstacles } from "@boresight/domain/documents/certificate-rule";
import type { UnmetGuard } from "@boresight/domain/orders/unmet-guard";
import { readGuardedOrders } from "#modules/orders/transitions/read-guarded-orders.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** What an order's certificate still needs, for each of these orders. Read past the caller's rights. */
export async function readCertificateObstacles(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, UnmetGuard[]>> {
  const orders = await readGuardedOrders(system, orderIds);
  return new Map(orders.map(({ id, context }) => [id, certificateObstacles(context)]));
}
