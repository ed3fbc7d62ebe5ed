import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import type { Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";

const longestBody = 20_000;
const longestSubject = 400;
const longestName = 200;

/** Files a mail in the conversation with its sender, and returns the conversation's id. */
export async function placeMail(mail: ReceivedMail, { system }: Work): Promise<string> {
  const conversationId = await openConversation(mail, system);
  await system.run({
    text: `insert into app.conversation_messages (conversation_id, direction, channel, external_id, from_name, from_address,
        to_addresses, subject, body, kind, authentication, received_mail_id, said_at)
      values ($1, 'in', 'email', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      conversationId,
      mail.messageId.slice(0, 1000),
      mail.from.name.slice(0, longestName),
      senderOf(mail),
      mail.to.slice(0, 50).map(({ address }) => address),
      mail.subject.slice(0, longestSubject),
      mail.text.slice(0, longestBody),
      mail.kind,
      mail.authentication,
      mail.id,
      mail.receivedAt,
    ],
  });
  return conversationId;
}

const nobody = "unknown";

const senderOf = ({ from }: ReceivedMail): string => from.address.slice(0, 254) || nobody;

async function openConversation(mail: ReceivedMail, system: Rights): Promise<string> {
  const lastWords = mail.text.replaceAll(/\s+/g, " ").trim().slice(0, 200);
  const found = await system.maybe<{ id: string }>({
    text: `update app.conversations set status = 'open', is_unread = true, snoozed_until = null, last_from_outside = true,
        last_said_at = greatest(last_said_at, $2), last_words = $3
      where id = (select id from app.conversations where address = $1 and channel = 'email' and service_order_id is null
        order by last_said_at desc limit 1) returning id`,
    values: [senderOf(mail), mail.receivedAt, lastWords],
  });
  if (found) return found.id;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversations (channel, address, contact_name, subject, last_said_at, last_words)
      values ('email', $1, $2, $3, $4, $5) returning id`,
    values: [
      senderOf(mail),
      mail.from.name.slice(0, longestName),
      mail.subject.slice(0, longestSubject),
      mail.receivedAt,
      lastWords,
    ],
  });
  return id;
}
