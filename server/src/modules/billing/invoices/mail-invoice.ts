import { queueCountedMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { Actor, Work } from "#platform/events.ts";

export interface MailedInvoice {
  id: string;
  serviceOrderId: string;
  customerId: string;
  number: string;
}

/** Emails an issued invoice, with a link to pay it. Returns false when nobody gets such mails: then it is not sent. */
export async function mailInvoice(invoice: MailedInvoice, work: Work & { caller: Actor }): Promise<boolean> {
  const { id, serviceOrderId, customerId, number } = invoice;
  const mail = { orderId: serviceOrderId, invoiceId: id, entry: `sent:${id}`, userId: work.caller.userId };
  if ((await queueCountedMail("invoice-sent", mail, work.system)) === 0) return false;
  await work.system.run({
    text: `update app.invoices set sent_at = coalesce(sent_at, $2), status = case status when 'issued' then 'sent' else status end
      where id = $1`,
    values: [id, work.now],
  });
  await work.emit({ type: "invoice.sent", entityId: id, payload: { serviceOrderId, customerId, number } });
  return true;
}
