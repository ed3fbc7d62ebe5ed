import type { Rights } from "#platform/database/transaction.ts";
import { queueOnce } from "#modules/mail/queue/queue-once.ts";
import { findTextRecipients } from "#modules/mail/texts/text-recipients.ts";
import { findPushRecipients } from "./push-recipients.ts";
import { readMailContext, type MailOccasion } from "./mail-context.ts";
import type { MessageChannel } from "#modules/mail/queue/send-later.ts";
import { chosenAmong, findAddressees, findChoices, isOfCustomer } from "./mail-recipients.ts";

export interface OrderMail extends MailOccasion {
  orderId: string;
  /** What happened, such as the id of a posted message; at most one email about it is sent in five minutes. */
  entry: string;
}

interface Template {
  key: string;
  recipients: readonly string[];
}

interface StatusTemplate extends Template {
  statusId: string;
  /** The one that was just sent, whose mail is the same. */
  estimateId: string | null;
  isSupplement: boolean;
  /** The order's invoice is issued: its mail goes with it, see the reactions of billing. */
  isOfInvoice: boolean;
  /** A message about a payment of the order was queued already. */
  isOfPayment: boolean;
}

interface Copy {
  channel: MessageChannel;
  recipient: string;
  userId?: string;
  name: string;
  locale: string;
}

/** Queues the email of the status that the order has just entered, if it has one that is switched on. */
export async function queueStatusMail(orderId: string, system: Rights, occasion: MailOccasion): Promise<void> {
  const template = await system.maybe<StatusTemplate>({
    isPrepared: true,
    text: `select t.key, t.recipients, t.service_order_status_id as status_id,
        e.id as estimate_id, e.supplements_id is not null as is_supplement,
        t.key = 'invoice-sent' and exists (select from app.invoices i
          where i.service_order_id = o.id and i.status not in ('draft', 'void')) as is_of_invoice,
        t.key = 'payment-received' and ${isToldByPayment("o.id")} as is_of_payment
      from app.service_orders o
      join app.email_templates t on t.service_order_status_id = o.status_id and t.enabled
      left join lateral (select id, supplements_id from app.estimates e
        where t.key = 'estimate-sent' and e.service_order_id = o.id and e.status in ('sent', 'viewed')
        order by e.revision desc limit 1) e on true
      where o.id = $1`,
    values: [orderId],
  });
  if (!template || template.isSupplement || template.isOfInvoice || template.isOfPayment) return; // They have mails of their own.
  if (template.key === "appointment-confirmed") return; // It goes out as soon as the time is confirmed, whatever the status.
  const entry = template.estimateId ?? template.statusId;
  await queueFor(template, { ...occasion, orderId, entry }, system);
}

/** Queues the email of an event other than a status, such as `message-received`. */
export async function queueEventMail(key: string, mail: OrderMail, system: Rights): Promise<void> {
  const template = await system.maybe<Template>({
    text: "select key, recipients from app.email_templates where key = $1 and enabled",
    values: [key],
  });
  if (template) await queueFor(template, mail, system);
}

/** The same. Returns how many people get it by email. */
export async function queueCountedMail(key: string, mail: OrderMail, system: Rights): Promise<number> {
  const template = await system.maybe<Template>({
    text: "select key, recipients from app.email_templates where key = $1 and enabled",
    values: [key],
  });
  return template ? queueFor(template, mail, system) : 0;
}

/**
 * Queues one message per person in the same transaction, emails, text messages and notices on devices; its text is rendered when it is sent.
 * Returns the number of emails.
 */
async function queueFor({ key, recipients }: Template, mail: OrderMail, system: Rights): Promise<number> {
  const wanted = mail.isQuiet ? recipients.filter((recipient) => !isOfCustomer(recipient)) : recipients;
  const template = { key, recipients: [...wanted, ...(mail.alsoTo ?? [])] };
  const addressees = mail.recipients
    ? chosenAmong(await findChoices(system, { orderId: mail.orderId }, key), mail.recipients)
    : await findAddressees(system, mail.orderId, template);
  const phones = await findTextRecipients(system, mail.orderId, template);
  const among = mail.recipients ? addressees.map(({ address }) => address) : null;
  const people = await findPushRecipients(system, mail.orderId, { ...template, among });
  const copies: Copy[] = [
    ...addressees.map(({ address, name, locale }) => ({ name, locale, channel: "email" as const, recipient: address })),
    ...phones.map(({ phone, ...person }) => ({ ...person, channel: "sms" as const, recipient: phone })),
    ...people.map((person) => ({ ...person, channel: "push" as const, recipient: person.name })),
  ];
  if (copies.length === 0) return 0;
  const context = await readMailContext(system, mail.orderId, mail);
  for (const { name, ...copy } of copies) {
    const message = { ...copy, template: key, context: { ...context, contact: { name } } };
    await queueOnce({ ...message, serviceOrderId: mail.orderId, entry: mail.entry, delay: mail.delay }, system);
  }
  return addressees.length;
}

/** SQL: reward credit is no money; what was paid long before it is entered completes the books, and is no news to the customer. */
export const isNews = "p.method <> 'rewardCredit' and p.received_on > (p.created_at - interval '30 days')::date";

/** SQL: whether a message about a payment of the order was queued. */
const isToldByPayment = (order: string) => `exists (select from app.payments p
  join app.payment_allocations a on a.payment_id = p.id join app.invoices i on i.id = a.invoice_id
  where i.service_order_id = ${order} and ${isNews})`;
