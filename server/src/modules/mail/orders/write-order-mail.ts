import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { Work } from "#platform/events.ts";
import { messageOf } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { belongsToCustomer, billingLinkUrl, issueBillingLink } from "#modules/mail/links/issue-billing-link.ts";
import type { MailContext } from "./mail-context.ts";
import { findAttached } from "./find-attached.ts";
import { renderOrderMail, renderOrderText, type MailDeps, type MailText } from "./render-order-mail.ts";

interface Unwritten extends MailText {
  channel: "email" | "sms";
  template: string;
  orderId: string | null;
  recipient: string;
  context: MailContext;
}

interface WriteDeps {
  pool: Pool;
  clock: Clock;
  config: MailDeps;
}

/** Renders a queued message, once; if that fails, marks it as failed and alerts the office. */
export const writeOrderMail = (id: string, { pool, clock, config }: WriteDeps): Promise<void> =>
  asSystem({ pool, clock }, async (system, work) => {
    const message = await findUnwritten(id, system);
    if (!message) return;
    try {
      const context = await withLink(message, config, work);
      const { subject, body } = writtenFor({ ...message, context }, config);
      const attached = await findAttached(message, system);
      const text =
        "update app.messages set subject = $2, body = $3, attached_documents = $4, context = null where id = $1";
      await system.run({ text, values: [id, subject, body, JSON.stringify(attached)] });
    } catch (error) {
      await noteUnwritable({ ...message, id }, messageOf(error), work);
    }
  });

/** Mails about an open estimate or an invoice; a text message has room for the order's page alone. */
const estimateTemplates = ["estimate-sent", "supplement-sent", "estimate-reminder"];
const invoiceTemplates = ["invoice-sent", "invoice-reminder", "invoice-overdue"];

/** The customer opens the document by a link of its own, which is made when the mail is written. */
async function withLink(message: Unwritten, config: MailDeps, { system, now }: Work): Promise<MailContext> {
  const { channel, template, recipient, orderId, context } = message;
  const { estimate, invoice } = context;
  if (channel !== "email" || !orderId || !(await belongsToCustomer(recipient, orderId, system))) return context;
  const linkTo = async (kind: "estimate" | "invoice", documentId: string) =>
    billingLinkUrl(kind, await issueBillingLink({ kind, documentId, email: recipient }, { system, now }), config);
  if (estimateTemplates.includes(template) && estimate?.id && estimate.isOpen)
    return { ...context, estimate: { ...estimate, link: await linkTo("estimate", estimate.id) } };
  if (invoiceTemplates.includes(template) && invoice?.id)
    return { ...context, invoice: { ...invoice, link: await linkTo("invoice", invoice.id) } };
  return context;
}

function writtenFor(message: Unwritten, config: MailDeps): { subject: string; body: string } {
  if (message.channel === "sms") return { subject: "", body: renderOrderText(message, message.context, config) };
  const { subject, html } = renderOrderMail(message, message.context, config);
  return { subject, body: html };
}

async function noteUnwritable(
  { id, template, orderId, context }: Unwritten & { id: string },
  reason: string,
  { system, emit }: Work,
): Promise<void> {
  const text = "update app.messages set status = 'failed', error = $2, attempts = attempts + 1 where id = $1";
  await system.run({ text, values: [id, reason.slice(0, 1000)] });
  const about = context.order.internalOrderNumber || context.customer.companyName;
  const failure = `the mail "${template}" could not be written: ${reason}`;
  const of = orderId === null ? {} : { serviceOrderId: orderId };
  await emit({ type: "mail.failed", entityId: id, payload: { ...of, about, failure } });
}

const findUnwritten = (id: string, system: Rights): Promise<Unwritten | undefined> =>
  system.maybe<Unwritten>({
    text: `select m.channel, m.recipient, m.template, m.service_order_id as order_id, m.context, x.locale, x.subject, x.body_html
      from app.messages m
      join app.email_templates t on t.key = m.template
      join app.email_template_texts x on x.email_template_id = t.id and x.locale = m.locale
      where m.id = $1 and m.status = 'queued' and m.context is not null for update of m`,
    values: [id],
  });
