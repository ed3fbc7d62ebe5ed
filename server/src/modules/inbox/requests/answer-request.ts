import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { mayAnswer } from "@boresight/domain/inbox/may-answer";
import { languageOf, localeTag } from "@boresight/domain/texts/language";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { textIn } from "@boresight/domain/texts/text-in";
import { readMailContext } from "#modules/mail/orders/mail-context.ts";
import { threadHeaders } from "#modules/inbox/answers/thread-headers.ts";
import { queueOnce } from "#modules/mail/queue/queue-once.ts";
import type { Work } from "#platform/database/events.ts";
import type { OpenedRequest } from "./open-request.ts";

const template = "request-received-by-mail";

/** Tells the sender, who asked by mail, what was understood of the estimate, and asks at once for all that is missing. */
export async function answerRequest(request: OpenedRequest, mail: ReceivedMail, work: Work): Promise<void> {
  const { system, now } = work;
  const { orderId, hasVin, hasRepairs } = request;
  const answeredToday = await system.rows<{ orderId: string | null }>({
    text: `select service_order_id as order_id from app.messages
      where template = $1 and lower(recipient) = $2 and created_at > $3::timestamptz - interval '1 day'`,
    values: [template, mail.from.address, now],
  });
  if (!mayAnswer(mail, { orderId, answeredToday: answeredToday.map((answer) => answer.orderId) })) return;
  const asked = await system.maybe<{ locale: string; needsPoNumber: boolean }>({
    text: `select c.locale, c.requires_po and o.po_number is null as needs_po_number
      from app.service_orders o join app.customers c on c.id = o.customer_id
      where o.id = $1 and exists (select from app.email_templates where key = $2 and enabled)`,
    values: [orderId, template],
  });
  if (!asked) return;
  const language = languageOf(asked.locale);
  const missing: readonly TextKey[] = [
    ...(hasVin ? [] : (["letters.missingVin"] as const)),
    ...(hasRepairs ? [] : (["letters.missingRepairs"] as const)),
    ...(asked.needsPoNumber ? (["letters.missingPoNumber"] as const) : []),
    "letters.missingDay",
  ];
  const list = new Intl.ListFormat(localeTag(language)).format(missing.map((key) => textIn(language, key, {})));
  const context = await readMailContext(system, orderId, { messageText: `${list}.` });
  await queueOnce(
    {
      channel: "email",
      template,
      recipient: mail.from.address,
      locale: language,
      serviceOrderId: orderId,
      context: { ...context, contact: { name: mail.from.name } },
      entry: "request",
      headers: {
        "Auto-Submitted": "auto-replied",
        ...threadHeaders([...mail.references.toReversed(), mail.messageId]),
      },
    },
    system,
  );
}
