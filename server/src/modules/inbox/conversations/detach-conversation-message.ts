import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { detachMessageSchema } from "@boresight/domain/inbox/placing-schema";
import { takeFromOrder } from "#modules/inbox/attachments/attach-to-order.ts";
import { settleConversation } from "./settle-conversation.ts";
import { mutation } from "#platform/mutation.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface Placed {
  id: string;
  conversationId: string;
  serviceOrderId: string | null;
}

export const detachConversationMessage = mutation({
  summary:
    "Takes a message that came in, and its files, out of the order where it was placed by mistake. It waits in a conversation with its sender; the order's customer no longer sees it.",
  callers: officeCallers,
  input: detachMessageSchema,
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: ["conversation-changed"],
  async run({ id }, { caller, system, emit }) {
    const placed = await caller.one<Placed>({
      text: `select m.id, m.conversation_id, c.service_order_id from app.conversation_messages m
        join app.conversations c on c.id = m.conversation_id where m.id = $1 and m.direction = 'in'`,
      values: [id],
    });
    if (placed.serviceOrderId === null) throw fail("conversation-changed"); // A colleague was faster.
    await system.run({
      text: "select from app.conversations where id = $1 for update",
      values: [placed.conversationId],
    });
    await system.run(takeFromOrder(placed.serviceOrderId, id));
    await system.run({ text: "select app_private.withdraw_received_message($1)", values: [id] });
    await emit({
      type: "message.withdrawn",
      entityId: placed.serviceOrderId,
      payload: { serviceOrderId: placed.serviceOrderId },
    });
    const conversation = await looseConversationFor(id, system);
    await system.run({
      text: "update app.conversation_messages set conversation_id = $2 where id = $1",
      values: [id, conversation],
    });
    await system.run(settleConversation(placed.conversationId));
    return { conversation };
  },
});

/** One of its own, open for a person to place. */
async function looseConversationFor(messageId: string, system: Rights): Promise<string> {
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.conversations (channel, address, contact_name, subject, last_said_at, last_words)
      select channel, from_address, from_name, subject, said_at, left(btrim(regexp_replace(body, '\\s+', ' ', 'g')), 200)
      from app.conversation_messages where id = $1 returning id`,
    values: [messageId],
  });
  return id;
}
