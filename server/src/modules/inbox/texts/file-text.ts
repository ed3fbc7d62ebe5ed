import { judgeText, type JudgedText } from "@boresight/domain/inbox/judge-text";
import type { TextFromOutside } from "#modules/mail/mail-events.ts";
import { addOrderMessage } from "#modules/orders/messages/add-order-message.ts";
import type { Work } from "#platform/database/events.ts";
import { conversationOfOrder, looseConversation, noteSaid, type Word } from "../conversations/save-conversation.ts";
import { answerWhenClosed } from "./answer-when-closed.ts";
import { fetchPicturesLater } from "./fetch-text-pictures.ts";
import { readTelephone } from "./read-telephone.ts";

interface Filed {
  conversationId: string;
  orderId: string | null;
  orderMessageId: string | null;
}

/** Files a text from outside: as a message of its order where that is sure, else in the conversation with its telephone. */
export async function fileText(text: TextFromOutside, work: Work): Promise<void> {
  const { system, now } = work;
  const { name, ...known } = await readTelephone(text.from, system);
  const judged = judgeText(known);
  const isEmpty = text.body.trim() === "" && text.pictures.length === 0;
  const filed =
    judged.orderId !== null && !isEmpty
      ? await fileInOrder({ ...text, name, orderId: judged.orderId }, work)
      : await fileLoose({ ...text, name, judged }, work);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversation_messages (conversation_id, direction, channel, external_id, from_name, from_address, body,
        order_message_id, said_at)
      values ($1, 'in', 'sms', $2, $3, $4, $5, $6, $7) returning id`,
    values: [filed.conversationId, text.externalId, name, text.from, text.body, filed.orderMessageId, now],
  });
  if (text.pictures.length > 0) await system.run(fetchPicturesLater(id, text.pictures));
  await answerWhenClosed({ ...filed, text }, work);
}

interface OfOrder extends TextFromOutside {
  name: string;
  orderId: string;
}

async function fileInOrder(text: OfOrder, work: Work): Promise<Filed> {
  const { orderId, body, from, name, pictures } = text;
  const authorName = name || from;
  const author = { userId: null, name: authorName, isOfCustomer: true };
  const message = { orderId, body: body.trim(), isInternal: false, fileIds: [], pictureCount: pictures.length, author };
  const orderMessageId = await addOrderMessage(message, async () => 0, work);
  const word = { ...wordBy(text, work.now), name: authorName };
  const id = await conversationOfOrder(orderId, word, work.system);
  await work.system.run(noteSaid(id, word, { words: body, placedBy: "sender", customerId: null, guesses: [] }));
  return { conversationId: id, orderId, orderMessageId };
}

interface Loose extends TextFromOutside {
  name: string;
  judged: JudgedText;
}

async function fileLoose({ judged, ...text }: Loose, { system, now }: Work): Promise<Filed> {
  const { customerId, guesses } = judged.orderId === null ? judged : { customerId: null, guesses: [] };
  const word = wordBy(text, now);
  const id = await looseConversation(word, system);
  await system.run(noteSaid(id, word, { words: text.body, placedBy: null, customerId, guesses }));
  return { conversationId: id, orderId: null, orderMessageId: null };
}

const wordBy = ({ from, name }: Pick<Loose, "from" | "name">, at: Date): Word => ({
  channel: "sms",
  address: from,
  name,
  subject: "",
  kind: "message",
  at,
});
