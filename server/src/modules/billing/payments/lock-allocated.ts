import type { Cents } from "@boresight/domain/base/money";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/database/events.ts";

/** Returns what a payment pays of each invoice in cents, what is due first at the front. The invoices are locked until the transaction ends. */
export async function lockAllocated(
  paymentId: string,
  { system }: Work,
): Promise<readonly { invoiceId: string; amount: Cents }[]> {
  const paid = await system.rows<{ invoiceId: string; amount: Cents }>({
    text: `select a.invoice_id, sum(a.amount_cents)::integer as amount from app.payment_allocations a
      join app.invoices i on i.id = a.invoice_id where a.payment_id = $1
      group by a.invoice_id, i.due_date having sum(a.amount_cents) <> 0 order by i.due_date, a.invoice_id`,
    values: [paymentId],
  });
  if (paid.length > 0) await lockRows(system, "app.invoices", { ids: paid.map(({ invoiceId }) => invoiceId) });
  return paid;
}
