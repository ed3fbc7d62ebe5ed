import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { answerSchema, longestText } from "@boresight/domain/inbox/conversation";
import { text } from "@boresight/domain/texts/text";
import { writeOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { ourselves } from "../ourselves.ts";
import { addAnswerFiles, takeFiles } from "./answer-files.ts";
import { readThread, writeMail } from "./write-mail.ts";

interface Conversation {
  id: string;
  serviceOrderId: string | null;
  channel: string;
  address: string | null;
  subject: string;
}

interface Answer {
  conversation: Conversation;
  body: string;
  fileIds: readonly string[];
}

export const answerConversation = mutation({
  summary:
    "Answers by the way the last word came: by mail, by text, or on the order's page, with files if given. In an order's conversation the answer stands among its messages too.",
  callers: officeCallers,
  input: answerSchema,
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  clientKey: true,
  errors: ["text-stopped"],
  async run({ id, body, fileIds }, tx) {
    await tx.caller.one({ text: "select id from app.conversations where id = $1", values: [id] });
    await lockRows(tx.system, "app.conversations", { ids: [id] });
    const conversation = await tx.system.one<Conversation>({
      text: "select id, service_order_id, channel, address, subject from app.conversations where id = $1",
      values: [id],
    });
    const sent = await sendAnswer({ conversation, body, fileIds }, tx);
    const orderMessageId = await postOnOrder({ conversation, body, fileIds, isTold: sent !== null }, tx);
    if (sent) await noteAnswer({ conversation, body, fileIds, sent, orderMessageId }, tx);
    return { conversation: id };
  },
});

interface Sent {
  channel: "email" | "sms";
  messageId: string;
  to: string;
  subject: string;
}

/** Queues the mail or the text; null where the order's page is the way. Throws `text-stopped` and `invalid-input`. */
async function sendAnswer(answer: Answer, tx: Transaction): Promise<Sent | null> {
  const { channel, serviceOrderId } = answer.conversation;
  if (channel === "email") return sendMail(answer, tx);
  if (channel === "sms") return sendText(answer, tx);
  if (serviceOrderId === null) throw nobody();
  return null;
}

async function sendMail({ conversation, body, fileIds }: Answer, tx: Transaction): Promise<Sent> {
  const { caller, system } = tx;
  const { id, address, subject: about, serviceOrderId } = conversation;
  const thread = await readThread(id, system);
  const to = thread.from ?? address ?? "";
  if (!to.includes("@")) throw nobody();
  const { subject, ...mail } = writeMail({ body, thread, about });
  const of = { channel: "email" as const, template: "answer", recipient: to };
  const by = caller.userId && { userId: caller.userId };
  const attached = await takeFiles({ fileIds, channel: "email", body }, tx);
  const messageId = await queueMessage({ ...of, ...mail, ...by, subject, serviceOrderId, attached }, system);
  return { channel: "email", messageId, to, subject };
}

async function sendText({ conversation, body, fileIds }: Answer, tx: Transaction): Promise<Sent> {
  const { caller, system } = tx;
  const { address, serviceOrderId } = conversation;
  if (!address || !/^\+[1-9]\d{7,14}$/.test(address)) throw nobody();
  if (body.length > longestText)
    throw wrongField("body", "too-long", text("inbox.aTextHasAtMost", { max: longestText }));
  const { stopped } = await system.one<{ stopped: boolean }>({
    text: "select app_private.has_stopped($1) as stopped",
    values: [address],
  });
  if (stopped) throw fail("text-stopped");
  const of = { channel: "sms" as const, template: "answer", recipient: address, body };
  const by = caller.userId && { userId: caller.userId };
  const attached = await takeFiles({ fileIds, channel: "sms", body }, tx);
  const messageId = await queueMessage({ ...of, ...by, serviceOrderId, attached }, system);
  return { channel: "sms", messageId, to: address, subject: "" };
}

interface OnOrder extends Answer {
  isTold: boolean;
}

async function postOnOrder({ conversation, body, fileIds, isTold }: OnOrder, tx: Transaction): Promise<string | null> {
  const { serviceOrderId: orderId } = conversation;
  if (orderId === null) return null;
  return writeOrderMessage({ orderId, body, isInternal: false, fileIds: [...fileIds], isTold }, tx);
}

interface Noted extends Answer {
  sent: Sent;
  orderMessageId: string | null;
}

async function noteAnswer({ conversation, body, fileIds, sent, orderMessageId }: Noted, tx: Transaction) {
  const { caller, system, now } = tx;
  const { channel, to, subject, messageId } = sent;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversation_messages (conversation_id, direction, channel, from_name, from_address, to_addresses,
        subject, body, order_message_id, sent_message_id, author_id, said_at)
      values ($1, 'out', $2, coalesce((select display_name from app.users where id = $9), ''), $3, array[$4], $5, $6, $7, $8, $9, $10) returning id`,
    values: [conversation.id, channel, ourselves, to, subject, body, orderMessageId, messageId, caller.userId, now],
  });
  if (fileIds.length > 0) await system.run(addAnswerFiles(id, fileIds));
  await system.run({
    text: `update app.conversations set is_unread = false, last_from_outside = false, last_words = $2,
        last_said_at = greatest(last_said_at, $3) where id = $1`,
    values: [conversation.id, body.replaceAll(/\s+/g, " ").trim().slice(0, 200), now],
  });
}

const nobody = () => wrongField("body", "custom", text("inbox.nobodyToAnswer"));
