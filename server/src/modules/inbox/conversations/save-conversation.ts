import type { Guess, PlacingMark } from "@boresight/domain/inbox/judge-placing";
import type { MailKind, ReceivedMail } from "@boresight/domain/inbox/received-mail";
import type { Rights } from "#platform/database/transaction.ts";

const [longestAddress, longestName, longestSubject, longestWords] = [254, 200, 400, 200];
const nobody = "unknown";

export const senderOf = ({ from }: Pick<ReceivedMail, "from">): string =>
  from.address.slice(0, longestAddress) || nobody;

const lastWordsOf = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, longestWords);

/** Returns the conversation about an order, which is opened with its first words. */
export async function conversationOfOrder(orderId: string, mail: ReceivedMail, system: Rights): Promise<string> {
  await system.run({
    text: `insert into app.conversations (service_order_id, channel, address, contact_name, subject, status, is_unread, last_said_at)
      values ($1, 'email', $2, $3, $4, 'done', false, $5) on conflict (service_order_id) do nothing`,
    values: [orderId, ...headOf(mail), mail.receivedAt],
  });
  const { id } = await system.one<{ id: string }>({
    text: "select id from app.conversations where service_order_id = $1 for update",
    values: [orderId],
  });
  return id;
}

/** Returns the latest conversation with this sender that is about no order, or a new one. */
export async function looseConversation(mail: ReceivedMail, system: Rights): Promise<string> {
  const found = await system.maybe<{ id: string }>({
    text: `select id from app.conversations where address = $1 and channel = 'email' and service_order_id is null
      order by last_said_at desc limit 1 for update`,
    values: [senderOf(mail)],
  });
  if (found) return found.id;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversations (channel, address, contact_name, subject, status, is_unread, last_said_at)
      values ('email', $1, $2, $3, 'done', false, $4) returning id`,
    values: [...headOf(mail), mail.receivedAt],
  });
  return id;
}

const headOf = (mail: ReceivedMail) => [
  senderOf(mail),
  mail.from.name.slice(0, longestName),
  mail.subject.slice(0, longestSubject),
];

interface Said {
  /** The sender's own words. */
  words: string;
  placedBy: PlacingMark | null;
  customerId: string | null;
  guesses: readonly Guess[];
}

/** A machine's mail and a list's wait for nobody; what did not arrive does. */
const opens: Readonly<Record<MailKind, boolean>> = { message: true, bounce: true, automatic: false, list: false };

/** Shows the mail as the latest of the conversation, which is open and unread again if the mail asks for somebody. */
export const noteSaid = (id: string, mail: ReceivedMail, { words, placedBy, customerId, guesses }: Said) => ({
  text: `update app.conversations set last_said_at = greatest(last_said_at, $2), last_words = $3, last_from_outside = true,
      channel = 'email', address = $4, contact_name = coalesce(nullif($5, ''), contact_name), placed_by = coalesce($6, placed_by),
      customer_id = coalesce(customer_id, $7), guesses = $8::jsonb,
      status = case when $9 then 'open' else status end, is_unread = is_unread or $9,
      snoozed_until = case when $9 then null else snoozed_until end
    where id = $1`,
  values: [
    id,
    mail.receivedAt,
    lastWordsOf(words || mail.subject),
    senderOf(mail),
    mail.from.name.slice(0, longestName),
    placedBy,
    customerId,
    JSON.stringify(guesses),
    opens[mail.kind],
  ],
});
