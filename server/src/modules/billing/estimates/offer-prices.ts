import { isStaff } from "@boresight/domain/accounts/roles";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { findNewPrices, type NewPrice } from "./new-prices.ts";

/** The lines of drafts that cost something else today: for staff; everyone else, and other estimates, get none. */
export async function offerPrices(ids: readonly string[], tx: Transaction): Promise<(readonly NewPrice[])[]> {
  if (!isStaff(tx.caller.role)) return ids.map(() => []);
  const drafts = await tx.caller.rows<{ id: string; orderId: string }>({
    text: "select id, service_order_id as order_id from app.estimates where id = any ($1) and status = 'draft' limit 10",
    values: [ids],
  });
  const offers = new Map<string, readonly NewPrice[]>();
  for (const { id, orderId } of drafts) {
    const lines = await readLines("estimate_id", id, tx.system);
    offers.set(id, await findNewPrices(lines, await readBillingContext(orderId, tx), tx.system));
  }
  return ids.map((id) => offers.get(id) ?? []);
}
