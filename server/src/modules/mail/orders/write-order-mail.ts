import type { Pool } from "pg";
import type { Work } from "#platform/events.ts";
import { messageOf } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { MailContext } from "./mail-context.ts";
import { renderOrderMail, renderOrderText, type MailDeps, type MailText } from "./render-order-mail.ts";

interface Unwritten extends MailText {
  channel: "email" | "sms";
  template: string;
  orderId: string | null;
  context: MailContext;
}

/** Renders a queued message, once; if that fails, marks it as failed and alerts the office. */
export const writeOrderMail = (id: string, { pool, config }: { pool: Pool; config: MailDeps }): Promise<void> =>
  asSystem(pool, async (system, work) => {
    const message = await findUnwritten(id, system);
    if (!message) return;
    try {
      const { subject, body } = writtenFor(message, config);
      const text = "update app.messages set subject = $2, body = $3, context = null where id = $1";
      await system.run({ text, values: [id, subject, body] });
    } catch (error) {
      await noteUnwritable({ ...message, id }, messageOf(error), work);
    }
  });

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
    text: `select m.channel, m.template, m.service_order_id as order_id, m.context, x.locale, x.subject, x.body_html
      from app.messages m
      join app.email_templates t on t.key = m.template
      join app.email_template_texts x on x.email_template_id = t.id and x.locale = m.locale
      where m.id = $1 and m.status = 'queued' and m.context is not null for update of m`,
    values: [id],
  });
