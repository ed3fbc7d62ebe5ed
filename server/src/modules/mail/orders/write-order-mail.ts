import type { Pool } from "pg";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { messageOf } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { MailFacts } from "./mail-facts.ts";
import { renderOrderMail, type MailParts, type MailText } from "./render-order-mail.ts";

interface Unwritten extends MailText {
  template: string;
  orderId: string | null;
  facts: MailFacts;
}

/** Fills the template of a queued message in, once; one that cannot be filled has failed, and the office hears of it. */
export const writeOrderMail = (id: string, { pool, config }: { pool: Pool; config: MailParts }): Promise<void> =>
  asSystem(pool, async (system) => {
    const message = await findUnwritten(id, system);
    if (!message) return;
    try {
      const { subject, html } = renderOrderMail(message, message.facts, config);
      const text = "update app.messages set subject = $2, body = $3, facts = null where id = $1";
      await system.run({ text, values: [id, subject, html] });
    } catch (error) {
      await noteUnwritable(id, message, { system, reason: messageOf(error) });
    }
  });

async function noteUnwritable(
  id: string,
  { template, orderId, facts }: Unwritten,
  { system, reason }: { system: Rights; reason: string },
): Promise<void> {
  const text = "update app.messages set status = 'failed', error = $2, attempts = attempts + 1 where id = $1";
  await system.run({ text, values: [id, reason.slice(0, 1000)] });
  const about = facts.order.internalOrderNumber || facts.customer.companyName;
  await system.run(
    raiseAlert({
      kind: "emailBounced",
      severity: "warning",
      message: `${about}: the mail "${template}" could not be written: ${reason}`,
      ...(orderId && { serviceOrderId: orderId }),
      dedupeKey: `emailBounced:${id}`,
    }),
  );
}

const findUnwritten = (id: string, system: Rights): Promise<Unwritten | undefined> =>
  system.maybe<Unwritten>({
    text: `select m.template, m.service_order_id as order_id, m.facts, x.locale, x.subject, x.body_html
      from app.messages m
      join app.email_templates t on t.key = m.template
      join app.email_template_texts x on x.email_template_id = t.id and x.locale = m.locale
      where m.id = $1 and m.status = 'queued' and m.facts is not null for update of m`,
    values: [id],
  });
