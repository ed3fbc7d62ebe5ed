import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { queueCustomerMail } from "./queue-customer-mail.ts";
import { queueEventMail, isNews } from "./queue-order-mail.ts";

interface TakenPayment {
  customerId: string;
  amountCents: number;
  invoices: readonly string[];
  openCents: number;
}

/** Informs the customer what was paid, of which invoices, and what is still open. */
export async function queuePaymentMail(paymentId: string, orderId: string | undefined, system: Rights): Promise<void> {
  const taken = await system.maybe<TakenPayment>({
    text: `select p.customer_id, p.amount_cents, array(select i.number from app.payment_allocations a join app.invoices i on i.id = a.invoice_id
          where a.payment_id = p.id and a.amount_cents > 0 order by i.due_date, i.number limit 20) as invoices,
        (select coalesce(sum(i.balance_cents), 0)::float8 from app.invoices i
          where i.customer_id = p.customer_id and i.status in ${wordList(openInvoiceStatuses)}) as open_cents
      from app.payments p where p.id = $1 and ${isNews}`,
    values: [paymentId],
  });
  if (!taken) return;
  const { customerId, ...payment } = taken;
  const mail = { payment, entry: `payment:${paymentId}` };
  if (orderId) await queueEventMail("payment-received", { ...mail, orderId }, system);
  else await queueCustomerMail("payment-received", { ...mail, customerId }, system);
}
