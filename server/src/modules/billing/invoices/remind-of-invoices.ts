import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { Work } from "#platform/database/events.ts";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { shopDay } from "#modules/billing/shop-day.ts";

const mostAtOnce = 200;

/** Days after the due date; below zero before it. */
interface Reminded {
  id: string;
  serviceOrderId: string;
  elapsed: number;
}

/**
 * Reminds of open invoices as the settings say, each step once: of several missed ones the last, as `dueReminder` decides
 * it. Opening invoices are on statements alone. Nobody is reminded of what their credit covers or a dispute is about, nor while
 * a payment is under way. Who does not want mails about bills gets none. Returns whether there may be more.
 */
export async function remindOfInvoices(work: Work): Promise<boolean> {
  const { system } = work;
  const today = await shopDay(work);
  const { invoiceReminderDays: steps } = await readBillingSettings(system);
  const reminded = await system.rows<Reminded>({
    text: `update app.invoices i set reminders_sent = due.reached
      from (select id, reached from app.invoices d cross join lateral
          (select count(*)::integer as reached from unnest($2::integer[]) step where step <= $1::date - d.due_date) passed
        where status = any ($3) and balance_cents > 0 and service_order_id is not null and reminders_sent < cardinality($2::integer[])
          and due_date <= $1::date - (select min(step) from unnest($2::integer[]) step) and reached > reminders_sent
          and app_private.asked_cents(id) > 0
          and not exists (select from app.card_payment_invoices w join app.card_payments c on c.id = w.card_payment_id
            where w.invoice_id = d.id and c.status = 'processing')
        order by due_date, id limit ${mostAtOnce} for update of d skip locked) due
      where i.id = due.id
      returning i.id, i.service_order_id, $1::date - i.due_date as elapsed`,
    values: [today, steps, openInvoiceStatuses],
  });
  for (const { id, serviceOrderId, elapsed } of reminded) {
    const key = elapsed > 0 ? "invoice-overdue" : "invoice-reminder";
    const mail = { orderId: serviceOrderId, invoiceId: id, entry: `${id}:${today}` };
    await queueEventMail(key, mail, system);
  }
  return reminded.length === mostAtOnce;
}
