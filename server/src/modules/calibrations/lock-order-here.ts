import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

const here: readonly string[] = ["onsite", "work", "hold"];

/** Locks an order whose vehicle is checked. Throws `not-found`, and `readiness-not-now` while the vehicle is not with us. */
export async function lockOrderHere(id: string, tx: Transaction): Promise<void> {
  const { category } = await lockVisibleOrder(id, tx);
  if (!here.includes(category)) throw fail("readiness-not-now");
}
