import { cents, type Cents } from "@boresight/domain/base/money";
import type { Rights } from "#platform/database/transaction.ts";
import { lockPayableInvoices } from "../payments/lock-payable-invoices.ts";

interface WantedInvoice {
  invoiceId: string;
  /** What the payment by card was to pay of it, and does not. */
  unpaid: Cents;
  /** What stands open of it. */
  balance: Cents;
}

/** Returns the invoices that a payment by card is for, what is due first at the front; those that are open are locked. */
export async function readWantedInvoices(cardPaymentId: string, system: Rights): Promise<readonly WantedInvoice[]> {
  const wanted = await system.rows<{ invoiceId: string; customerId: string; unpaid: number }>({
    text: `select w.invoice_id, i.customer_id, w.amount_cents - coalesce((
          select sum(a.amount_cents)::integer from app.payment_allocations a join app.payments p on p.id = a.payment_id
          where p.card_payment_id = $1 and a.invoice_id = w.invoice_id), 0) as unpaid
      from app.card_payment_invoices w join app.invoices i on i.id = w.invoice_id
      where w.card_payment_id = $1 order by i.due_date, w.invoice_id`,
    values: [cardPaymentId],
  });
  const [first] = wanted;
  if (!first) return [];
  const ids = wanted.map(({ invoiceId }) => invoiceId);
  const open = await lockPayableInvoices({ customerId: first.customerId, ids }, system);
  const balances = new Map(open.map(({ id, balance }) => [id, balance]));
  return wanted.map(({ invoiceId, unpaid }) => ({
    invoiceId,
    unpaid: cents(unpaid),
    balance: balances.get(invoiceId) ?? cents(0),
  }));
}
