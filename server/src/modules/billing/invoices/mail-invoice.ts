import { queueCountedMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { MailOccasion } from "#modules/mail/orders/mail-context.ts";
import { mailPayerPacket, packetGoesWithInvoice } from "#modules/billing/payers/mail-payer-packet.ts";
import type { Actor, Work } from "#platform/database/events.ts";

export interface MailedInvoice {
  id: string;
  serviceOrderId: string;
  customerId: string;
  number: string;
}

/** Emails the invoice of an order that has just become invoiced, unless the customer has it already. */
export async function mailUnsentInvoice(orderId: string, work: Work & { caller: Actor }): Promise<void> {
  const invoice = await work.system.maybe<MailedInvoice>({
    text: `select id, service_order_id, customer_id, number from app.invoices
      where service_order_id = $1 and sent_at is null and status not in ('draft', 'void') order by created_at desc limit 1`,
    values: [orderId],
  });
  if (invoice) await mailInvoice(invoice, work);
}

/** Emails an issued invoice, with a link to pay it. Returns false when nobody gets such mails: then it is not sent. */
export async function mailInvoice(
  invoice: MailedInvoice,
  work: Work & { caller: Actor },
  chosen: Pick<MailOccasion, "note" | "recipients"> = {},
): Promise<boolean> {
  const { id, serviceOrderId, customerId, number } = invoice;
  const about = { orderId: serviceOrderId, invoiceId: id, entry: `sent:${id}`, userId: work.caller.userId };
  const packet = (await packetGoesWithInvoice(serviceOrderId, work.system)) ? {} : undefined;
  const mail = { ...about, packet, ...chosen };
  if ((await queueCountedMail("invoice-sent", mail, work.system)) === 0) return false;
  await work.system.run({
    text: `update app.invoices set sent_at = coalesce(sent_at, $2), status = case status when 'issued' then 'sent' else status end
      where id = $1`,
    values: [id, work.now],
  });
  await mailPayerPacket(invoice, work);
  await work.emit({ type: "invoice.sent", entityId: id, payload: { serviceOrderId, customerId, number } });
  return true;
}
