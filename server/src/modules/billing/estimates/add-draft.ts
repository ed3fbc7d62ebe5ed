import { estimateNumber } from "@boresight/domain/billing/estimate-status";
import type { Transaction } from "#platform/database/transaction.ts";

interface NewDraft {
  orderId: string;
  orderNumber: string;
  notes: string;
  validUntil: string | null;
}

/** Adds the next revision of a locked order. After an approval it is a supplement to what was approved. */
export async function addDraft(
  { orderId, orderNumber, notes, validUntil }: NewDraft,
  { caller, system, ids }: Pick<Transaction, "caller" | "system" | "ids">,
): Promise<string> {
  const id = ids();
  const { revision } = await system.one<{ revision: number }>({
    text: "select coalesce(max(revision), 0) + 1 as revision from app.estimates where service_order_id = $1",
    values: [orderId],
  });
  await system.run({
    text: `insert into app.estimates (id, service_order_id, number, revision, notes, valid_until, created_by, supplements_id)
      values ($1, $2, $3, $4, $5, $6, $7, (select id from app.estimates
        where service_order_id = $2 and status in ('approved', 'converted') order by revision desc limit 1))`,
    values: [id, orderId, estimateNumber(orderNumber, revision), revision, notes, validUntil, caller.userId],
  });
  return id;
}
