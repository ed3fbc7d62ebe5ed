import type { ClientBase } from "pg";
import { save, type Row } from "#db/rows/factories.ts";
import type { MailLocale } from "@boresight/domain/mail/email-template";
import { readMailContext, type MailContext } from "#modules/mail/orders/mail-context.ts";
import { findAddressees, type Addressee } from "#modules/mail/orders/mail-recipients.ts";
import { renderOrderMail } from "#modules/mail/writing/render-order-mail.ts";
import { rightsOver, sendable, type Connection } from "#platform/database/transaction.ts";
import { demoId, type Chance } from "../random.ts";

interface Entry {
  orderId: string;
  /** An ISO moment. */
  at: string;
  template: string;
  recipients: readonly string[];
  texts: Record<MailLocale, { subject: string; bodyHtml: string }>;
}

interface Deps {
  now: Date;
  chance: Chance;
}

const deps = {
  brandName: "Boresight",
  clientUrl: "https://boresight.example.com",
  publicUrl: "https://boresight.example.com",
};
const days = 10;
const minute = 60_000;

/** The mails that the last days' moves have sent, as the log keeps them; a few did not arrive. */
export async function saveMails(client: ClientBase, { now, chance }: Deps): Promise<void> {
  const connection: Connection = client;
  const system = rightsOver((statement) => connection.query(sendable(statement, "owner")));
  const known = new Map<string, MailContext>();
  const rows: Row[] = [];
  for (const entry of await readEntries(client, now)) {
    const context = known.get(entry.orderId) ?? (await readMailContext(system, entry.orderId, {}));
    known.set(entry.orderId, context);
    const addressees = await findAddressees(system, entry.orderId, {
      key: entry.template,
      recipients: entry.recipients,
    });
    rows.push(...addressees.map((addressee) => mailOf(entry, { addressee, context, outcome: outcomeBy(chance) })));
  }
  await save(client, "app.messages", rows);
}

interface Outcome {
  status: string;
  error?: string;
  attempts: number;
}

const outcomeBy = (chance: Chance): Outcome =>
  chance.weighted<Outcome>([
    [{ status: "delivered", attempts: 1 }, 60],
    [{ status: "sent", attempts: 1 }, 36],
    [{ status: "sent", attempts: 2 }, 2],
    [{ status: "bounced", error: "550 5.1.1 There is no such mailbox", attempts: 1 }, 1],
    [{ status: "failed", error: "421 4.7.0 The mail server did not answer", attempts: 8 }, 1],
  ]);

function mailOf(
  { orderId, at, template, texts }: Entry,
  {
    addressee: { address, name, locale },
    context,
    outcome,
  }: { addressee: Addressee; context: MailContext; outcome: Outcome },
): Row {
  const text = { ...texts[locale], locale };
  const { subject, html } = renderOrderMail(text, { ...context, contact: { name } }, deps);
  const hasGone = outcome.error === undefined;
  return {
    ...outcome,
    id: demoId(),
    channel: "email",
    template,
    recipient: address,
    locale,
    subject,
    body: html,
    service_order_id: orderId,
    created_at: at,
    ...(hasGone && { sent_at: new Date(Date.parse(at) + outcome.attempts * minute).toISOString() }),
  };
}

async function readEntries(client: ClientBase, now: Date): Promise<Entry[]> {
  const { rows } = await client.query<Entry>({
    text: `select h.service_order_id as "orderId", to_json(h.changed_at) #>> '{}' as at, t.key as template, t.recipients,
        (select json_object_agg(x.locale, json_build_object('subject', x.subject, 'bodyHtml', x.body_html))
          from app.email_template_texts x where x.email_template_id = t.id) as texts
      from app.status_changes h join app.email_templates t on t.service_order_status_id = h.to_status_id and t.enabled
      where h.changed_at between $1::timestamptz - make_interval(days => $2) and $1
      order by h.changed_at`,
    values: [now, days],
  });
  return rows;
}
