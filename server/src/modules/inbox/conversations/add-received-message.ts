import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { text } from "@boresight/domain/texts/text";
import { storedText } from "@boresight/domain/texts/stored-text";
import type { StoredAttachments } from "#modules/inbox/attachments/store-attachments.ts";
import { addFiles } from "#modules/inbox/attachments/add-files.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { senderOf } from "./save-conversation.ts";

const [longestBody, longestSubject, longestName, longestId] = [20_000, 400, 200, 1000];
const [mostAddresses, mostRemarks] = [50, 250];

interface Added {
  mail: ReceivedMail;
  attachments: StoredAttachments;
  /** Null: to the sender. */
  answerTo: string | null;
}

/** Adds a mail with its files to a conversation. Returns the message's id. */
export async function addReceivedMessage(
  conversationId: string,
  { mail, attachments, answerTo }: Added,
  system: Rights,
): Promise<string> {
  // The office sees where its answer goes.
  const asked = answerTo === null ? [] : [text("mail.answersGoTo", { address: answerTo })];
  const remarks = [...asked, ...mail.remarks, ...attachments.remarks].slice(0, mostRemarks);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversation_messages (conversation_id, direction, channel, external_id, from_name, from_address,
        to_addresses, subject, body, kind, authentication, received_mail_id, said_at, remarks, answer_to)
      values ($1, 'in', 'email', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    values: [
      conversationId,
      mail.messageId.slice(0, longestId),
      mail.from.name.slice(0, longestName),
      senderOf(mail),
      mail.to.slice(0, mostAddresses).map(({ address }) => address.slice(0, 254)),
      mail.subject.slice(0, longestSubject),
      mail.text.slice(0, longestBody),
      mail.kind,
      mail.authentication,
      mail.id,
      mail.receivedAt,
      JSON.stringify(remarks.map(storedText)),
      answerTo,
    ],
  });
  await addFiles(id, attachments.files, system);
  return id;
}
