import type { PayableInvoice } from "@boresight/domain/billing/allocate-payment";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Rights } from "#platform/database/transaction.ts";
import { lockRows } from "#platform/database/lock-rows.ts";

interface Chosen {
  customerId: string;
  /** Null chooses what is due first. */
  ids: readonly string[] | null;
}

/** A payment that is not told what it pays reaches so many invoices. */
const mostInvoices = 500;

/** Returns the customer's open invoices, locked until the transaction ends; of those chosen, what cannot be paid is missing. */
export async function lockPayableInvoices({ customerId, ids }: Chosen, system: Rights): Promise<PayableInvoice[]> {
  const found = await system.rows<{ id: string }>({
    text: `select id from app.invoices where customer_id = $1 and status = any ($2) and ($3::uuid[] is null or id = any ($3))
      order by due_date, id limit ${mostInvoices}`,
    values: [customerId, openInvoiceStatuses, ids],
  });
  const open = found.map(({ id }) => id);
  if (open.length === 0) return [];
  await lockRows(system, "app.invoices", { ids: open });
  const rows = await system.rows<PayableInvoice>({
    text: `select id, balance_cents as balance, due_date::text from app.invoices
      where id = any ($1) and customer_id = $2 and status = any ($3)`,
    values: [open, customerId, openInvoiceStatuses],
  });
  return [...rows];
}
