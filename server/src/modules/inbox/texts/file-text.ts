import { judgeText, type JudgedText } from "@boresight/domain/inbox/judge-text";
import type { TextFromOutside } from "#modules/mail/mail-events.ts";
import { addOrderMessage } from "#modules/orders/messages/add-order-message.ts";
import type { Work } from "#platform/database/events.ts";
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
  // The order's message has opened it.
  const { id } = await work.system.one<{ id: string }>({
    text: `update app.conversations set channel = 'sms', address = $2, contact_name = $3, placed_by = coalesce(placed_by, 'sender')
      where service_order_id = $1 returning id`,
    values: [orderId, from, authorName],
  });
  return { conversationId: id, orderId, orderMessageId };
}

interface Loose extends TextFromOutside {
  name: string;
  judged: JudgedText;
}

async function fileLoose({ from, body, name, judged }: Loose, { system, now }: Work): Promise<Filed> {
  const lastWords = body.replaceAll(/\s+/g, " ").trim().slice(0, 200);
  const { customerId, guesses } = judged.orderId === null ? judged : { customerId: null, guesses: [] };
  const values = [from, now, lastWords, name, customerId, JSON.stringify(guesses)];
  const found = await system.maybe<{ id: string }>({
    text: `update app.conversations set status = 'open', is_unread = true, snoozed_until = null, last_from_outside = true,
        last_said_at = greatest(last_said_at, $2), last_words = $3, contact_name = coalesce(nullif($4, ''), contact_name),
        customer_id = coalesce(customer_id, $5), guesses = $6
      where id = (select id from app.conversations where address = $1 and channel = 'sms' and service_order_id is null
        order by last_said_at desc limit 1) returning id`,
    values,
  });
  const added = () =>
    system.one<{ id: string }>({
      text: `insert into app.conversations (channel, address, last_said_at, last_words, contact_name, customer_id, guesses)
        values ('sms', $1, $2, $3, $4, $5, $6) returning id`,
      values,
    });
  const { id } = found ?? (await added());
  return { conversationId: id, orderId: null, orderMessageId: null };
}
