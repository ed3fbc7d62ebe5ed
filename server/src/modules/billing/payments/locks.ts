import { cents, type Cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/database/events.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { PayableInvoice } from "@boresight/domain/billing/allocate-payment";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Rights } from "#platform/database/transaction.ts";

/** Returns what the customer has in cents, and lets nobody else use it until the transaction ends. */
export async function lockCredit(customerId: string, { system }: Work): Promise<Cents> {
  await system.run({
    text: "select pg_advisory_xact_lock(hashtextextended($1::uuid::text || 'customer', 0))", // As guard_credit() takes it.
    values: [customerId],
  });
  const { balance } = await system.one<{ balance: string }>({
    text: "select app_private.credit_balance($1, 'customer') as balance",
    values: [customerId],
  });
  return cents(Number(balance));
}

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

interface Chosen {
  customerId: string;
  /** Null chooses what is due first. */
  ids: readonly string[] | null;
}

/** A payment that does not say what it pays reaches so many invoices. */
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
