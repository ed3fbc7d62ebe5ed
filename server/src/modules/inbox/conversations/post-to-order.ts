import { splitWords } from "@boresight/domain/inbox/own-words";
import { attachToOrder, shownFiles } from "#modules/inbox/attachments/attach-to-order.ts";
import { addOrderMessage } from "#modules/orders/messages/add-order-message.ts";
import type { Work } from "#platform/database/events.ts";

const longestBody = 5000;

interface Received {
  id: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  body: string;
  /** The login of the order's customer with the sender's address. */
  userId: string | null;
}

/**
 * Posts what came in on an order as a message of its customer, with the sender's own words and files. Machines' mails stay
 * in the conversation alone, and so does what stands in the order already.
 */
export async function postToOrder(conversationMessageId: string, orderId: string, work: Work): Promise<void> {
  const { system } = work;
  const received = await system.maybe<Received>({
    text: `select m.id, m.from_name, m.from_address, m.subject, m.body,
        (select u.id from app.users u where lower(u.email) = m.from_address and u.customer_id = o.customer_id and not u.disabled limit 1) as user_id
      from app.conversation_messages m, app.service_orders o
      where m.id = $1 and o.id = $2 and m.direction = 'in' and m.kind = 'message' and m.order_message_id is null`,
    values: [conversationMessageId, orderId],
  });
  if (!received) return;
  const fileIds = await shownFiles(received.id, system);
  const body = wordsOf(received) || (fileIds.length > 0 ? "" : received.subject.trim() || "…");
  const author = { userId: received.userId, name: received.fromName || received.fromAddress, isOfCustomer: true };
  const attach = (orderMessageId: string) =>
    attachToOrder({ orderId, orderMessageId, conversationMessageId, shown: fileIds }, system);
  const id = await addOrderMessage({ orderId, body, isInternal: false, fileIds, author }, attach, work);
  await system.run({
    text: "update app.conversation_messages set order_message_id = $2 where id = $1",
    values: [received.id, id],
  });
}

/** Who only passes a mail on says what stands in it. */
function wordsOf({ body }: Received): string {
  const { own, quoted } = splitWords(body);
  return cut(own || quoted);
}

const cut = (words: string): string =>
  words.length > longestBody ? `${words.slice(0, longestBody - 1).trimEnd()}…` : words;
