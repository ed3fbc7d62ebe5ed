import type { Guess, PlacingMark } from "@boresight/domain/inbox/judge-placing";
import type { MailKind, ReceivedMail } from "@boresight/domain/inbox/received-mail";
import type { Rights } from "#platform/database/transaction.ts";

const [longestAddress, longestName, longestSubject, longestWords] = [254, 200, 400, 200];
const nobody = "unknown";

export const senderOf = ({ from }: Pick<ReceivedMail, "from">): string =>
  from.address.slice(0, longestAddress) || nobody;

/** Who wrote, by which way and when. */
export interface Word {
  channel: "email" | "sms";
  address: string;
  name: string;
  subject: string;
  kind: MailKind;
  at: Date;
}

export const wordOf = (mail: ReceivedMail): Word => ({
  channel: "email",
  address: senderOf(mail),
  name: mail.from.name.slice(0, longestName),
  subject: mail.subject.slice(0, longestSubject),
  kind: mail.kind,
  at: mail.receivedAt,
});

/** Returns the conversation about an order, which is opened with its first words. */
export async function conversationOfOrder(orderId: string, word: Word, system: Rights): Promise<string> {
  await system.run({
    text: `insert into app.conversations (service_order_id, channel, address, contact_name, subject, status, is_unread, last_said_at)
      values ($1, $2, $3, $4, $5, 'done', false, $6) on conflict (service_order_id) do nothing`,
    values: [orderId, word.channel, word.address, word.name, word.subject, word.at],
  });
  const { id } = await system.one<{ id: string }>({
    text: "select id from app.conversations where service_order_id = $1 for update",
    values: [orderId],
  });
  return id;
}

/** Returns the latest conversation with this sender that is about no order, or a new one; two words at once open one. */
export async function looseConversation(word: Word, system: Rights): Promise<string> {
  const { channel, address, name, subject, at } = word;
  await system.run({
    text: "select pg_advisory_xact_lock(hashtextextended('conversation:' || $1, 0))",
    values: [address],
  });
  const found = await system.maybe<{ id: string }>({
    text: `select id from app.conversations where address = $1 and channel = $2 and service_order_id is null
      order by last_said_at desc limit 1 for update`,
    values: [address, channel],
  });
  if (found) return found.id;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversations (channel, address, contact_name, subject, status, is_unread, last_said_at)
      values ($1, $2, $3, $4, 'done', false, $5) returning id`,
    values: [channel, address, name, subject, at],
  });
  return id;
}

interface Said {
  /** The sender's own words. */
  words: string;
  placedBy: PlacingMark | null;
  customerId: string | null;
  guesses: readonly Guess[];
}

/** A machine's mail and a list's wait for nobody; what did not arrive does. */
const opens: Readonly<Record<MailKind, boolean>> = { message: true, bounce: true, automatic: false, list: false };

/**
 * Shows the word as the latest of the conversation, which is open and unread again if it asks for somebody. Answers go where
 * the last person wrote from, never to a machine.
 */
export const noteSaid = (id: string, word: Word, { words, placedBy, customerId, guesses }: Said) => ({
  text: `update app.conversations set last_said_at = greatest(last_said_at, $2), last_words = $3, last_from_outside = true,
      channel = case when $11 then $10 else channel end, address = case when $11 then $4 else address end,
      contact_name = case when $11 then coalesce(nullif($5, ''), contact_name) else contact_name end,
      placed_by = coalesce($6, placed_by), customer_id = coalesce(customer_id, $7), guesses = $8::jsonb,
      status = case when $9 then 'open' else status end, is_unread = is_unread or $9,
      snoozed_until = case when $9 then null else snoozed_until end
    where id = $1`,
  values: [
    id,
    word.at,
    (words || word.subject).replaceAll(/\s+/g, " ").trim().slice(0, longestWords),
    word.address,
    word.name,
    placedBy,
    customerId,
    JSON.stringify(guesses),
    opens[word.kind],
    word.channel,
    word.kind === "message",
  ],
});
