import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { placeConversationSchema } from "@boresight/domain/inbox/placing-schema";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { postToOrder } from "./post-to-order.ts";
import { settleConversation } from "./settle-conversation.ts";

export const placeConversation = mutation({
  summary:
    "Says which order, or which customer, a waiting conversation is about. What came in joins the order's messages with its files, and the conversation the order's own.",
  callers: officeCallers,
  input: placeConversationSchema,
  locks: "conversations",
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: ["conversation-changed", "conversation-placed"],
  async run({ id, serviceOrderId, customerId }, tx) {
    if (tx.locked.serviceOrderId !== null) throw fail("conversation-placed");
    if (serviceOrderId !== null) return { conversation: await joinOrder(id, serviceOrderId, tx) };
    await tx.caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
    await tx.system.run({
      text: "update app.conversations set customer_id = $2, placed_by = 'person', guesses = '[]' where id = $1",
      values: [id, customerId],
    });
    return { conversation: id };
  },
});

/** Returns the order's conversation, which may have been another one before. */
async function joinOrder(id: string, orderId: string, tx: Transaction): Promise<string> {
  const { caller, system } = tx;
  await caller.one({ text: "select id from app.service_orders where id = $1 for key share", values: [orderId] });
  const known = await system.maybe<{ id: string }>({
    text: "select id from app.conversations where service_order_id = $1 for update",
    values: [orderId],
  });
  if (known) await system.run(mergeInto(known.id, id));
  else
    await system.run({
      text: "update app.conversations set service_order_id = $2, placed_by = 'person', guesses = '[]' where id = $1",
      values: [id, orderId],
    });
  const kept = known?.id ?? id;
  const waiting = await system.rows<{ id: string }>({
    text: `select id from app.conversation_messages where conversation_id = $1 and direction = 'in' and order_message_id is null
      order by said_at, id`,
    values: [kept],
  });
  for (const message of waiting) await postToOrder(message.id, orderId, tx);
  await system.run(settleConversation(kept));
  return kept;
}

/** The messages move, and wait there for whoever they waited for. */
const mergeInto = (kept: string, merged: string) => ({
  text: `with moved as (update app.conversation_messages set conversation_id = $1 where conversation_id = $2),
      gone as (delete from app.conversations where id = $2 returning *)
    update app.conversations c set placed_by = 'person', guesses = '[]', status = 'open', is_unread = c.is_unread or g.is_unread,
      assigned_to_id = coalesce(c.assigned_to_id, g.assigned_to_id)
    from gone g where c.id = $1`,
  values: [kept, merged],
});
