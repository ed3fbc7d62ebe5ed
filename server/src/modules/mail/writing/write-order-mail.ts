import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { Work } from "#platform/database/events.ts";
import { messageOf } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { belongsToCustomer, billingLinkUrl, issueBillingLink } from "#modules/mail/links/issue-billing-link.ts";
import { issuePacketLink } from "#modules/mail/links/issue-packet-link.ts";
import { isOwner, issueNoticeLink } from "#modules/mail/links/issue-notice-link.ts";
import { issueOrderLink, orderLinkUrl } from "#modules/mail/links/issue-order-link.ts";
import { isAmong, mentioningTemplates, upcomingTemplates } from "#modules/mail/appointment-templates.ts";
import { isOvertaken, noteTold } from "#modules/mail/appointments/note-told.ts";
import { readUpcomingAppointment } from "../orders/appointment-context.ts";
import type { MailContext } from "../orders/mail-context.ts";
import { sealTokens, type SealDeps } from "#modules/mail/queue/sealed-content.ts";
import { findAttached } from "./find-attached.ts";
import type { MessageChannel } from "#modules/mail/queue/send-later.ts";
import {
  renderOrderMail,
  renderOrderNotice,
  renderOrderText,
  type MailDeps,
  type MailText,
} from "./render-order-mail.ts";

interface Unwritten extends MailText {
  channel: MessageChannel;
  template: string;
  orderId: string | null;
  recipient: string;
  userId: string | null;
  context: MailContext;
  dedupeKey: string | null;
}

interface WriteDeps {
  pool: Pool;
  clock: Clock;
  config: MailDeps & SealDeps["config"];
}

/** Renders a queued message, once; if that fails, marks it as failed and alerts the office. */
export const writeOrderMail = (id: string, { pool, clock, config }: WriteDeps): Promise<void> =>
  asSystem({ pool, clock }, async (system, work) => {
    const queued = await findUnwritten(id, system);
    if (!queued) return;
    if (await isOvertaken(queued, system)) {
      await system.run({ text: "delete from app.messages where id = $1", values: [id] });
      return;
    }
    const message = { ...queued, context: await asOfNow(queued, work) };
    try {
      const { context, tokens } = await withLink(message, config, work);
      const { subject, body } = writtenFor({ ...message, context }, config);
      const stored = tokens.length === 0 ? { body, sealedContent: null } : sealTokens(body, tokens, { config });
      const attached = await findAttached(message, system);
      const text = `update app.messages set subject = $2, body = $3, sealed_content = $4, attached_documents = $5, context = null
        where id = $1`;
      await system.run({ text, values: [id, subject, stored.body, stored.sealedContent, JSON.stringify(attached)] });
      await noteTold(message, work);
    } catch (error) {
      await noteUnwritable({ ...message, id }, messageOf(error), work);
    }
  });

/** A mail about what is still to come says when that is by now; others say what was so when they were queued. */
async function asOfNow({ template, orderId, context }: Unwritten, work: Work): Promise<MailContext> {
  if (!orderId || !isAmong([...upcomingTemplates, ...mentioningTemplates], template)) return context;
  return { ...context, appointment: await readUpcomingAppointment(orderId, work) };
}

/** Mails about an open estimate or an invoice; a text message has room for the order's page alone. */
const estimateTemplates = ["estimate-sent", "supplement-sent", "estimate-reminder"];
const invoiceTemplates = ["invoice-sent", "invoice-reminder", "invoice-overdue"];

interface Linked {
  context: MailContext;
  /** What its links open documents with. */
  tokens: readonly string[];
}

/** The customer opens the document, or else the order, by a link of its own, which is made when the mail is written. */
async function withLink(message: Unwritten, config: MailDeps, { system, now }: Work): Promise<Linked> {
  const { channel, template, recipient, orderId, context } = message;
  const { estimate, invoice } = context;
  const unlinked = { context, tokens: [] };
  if (channel !== "email" || !orderId) return unlinked;
  if (context.notice) return withNotice({ ...message, orderId }, config, { system, now });
  if (context.packet?.address) return withPacket({ ...message, orderId }, config, { system, now });
  if (!(await belongsToCustomer(recipient, orderId, system))) return unlinked;
  const issue = (kind: "estimate" | "invoice", documentId: string) =>
    issueBillingLink({ kind, documentId, email: recipient }, { system, now });
  if (estimateTemplates.includes(template) && estimate?.id && estimate.isOpen) {
    const token = await issue("estimate", estimate.id);
    return {
      tokens: [token],
      context: { ...context, estimate: { ...estimate, link: billingLinkUrl("estimate", token, config) } },
    };
  }
  if (invoiceTemplates.includes(template) && invoice?.id) {
    const token = await issue("invoice", invoice.id);
    const linked = { ...context, invoice: { ...invoice, link: billingLinkUrl("invoice", token, config) } };
    if (!context.packet) return { tokens: [token], context: linked };
    const packet = await withPacket({ ...message, context: linked, orderId }, config, { system, now });
    return { tokens: [token, ...packet.tokens], context: packet.context };
  }
  const token = await issueOrderLink({ orderId, email: recipient }, { system, now });
  return { tokens: [token], context: { ...context, order: { ...context.order, link: orderLinkUrl(token, config) } } };
}

/** The customer and the vehicle's owner sign for it there; everybody else sees whether it is genuine. */
async function withNotice(
  { context, orderId, recipient }: Unwritten & { orderId: string },
  config: MailDeps,
  { system, now }: Pick<Work, "now" | "system">,
): Promise<Linked> {
  const { notice } = context;
  const isTheirs = (await belongsToCustomer(recipient, orderId, system)) || (await isOwner(recipient, orderId, system));
  if (!notice || !isTheirs) return { context, tokens: [] };
  const token = await issueNoticeLink({ documentId: notice.id, email: recipient }, { system, now });
  return {
    tokens: [token],
    context: { ...context, notice: { ...notice, link: `${config.clientUrl}/notice#${token}` } },
  };
}

/** The payer downloads it there, or the customer who passes it on; everybody else who reads the mail sees the order. */
async function withPacket(
  { context, orderId, recipient }: Unwritten & { orderId: string },
  config: MailDeps,
  work: Pick<Work, "now" | "system">,
): Promise<Linked> {
  const { packet } = context;
  if ((packet?.address ?? recipient) !== recipient) return { context, tokens: [] };
  const token = await issuePacketLink({ orderId, recipient }, work);
  return {
    tokens: [token],
    context: { ...context, packet: { ...packet, link: `${config.clientUrl}/packet#${token}` } },
  };
}

function writtenFor(message: Unwritten, config: MailDeps): { subject: string; body: string } {
  if (message.channel === "sms") return { subject: "", body: renderOrderText(message, message.context, config) };
  if (message.channel === "push") return renderOrderNotice(message, message.context, config);
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
    text: `select m.channel, m.recipient, m.user_id, m.template, m.service_order_id as order_id, m.context, m.dedupe_key, x.locale, x.subject, x.body_html
      from app.messages m
      join app.email_templates t on t.key = m.template
      join app.email_template_texts x on x.email_template_id = t.id and x.locale = m.locale
      where m.id = $1 and m.status = 'queued' and m.context is not null for update of m`,
    values: [id],
  });
