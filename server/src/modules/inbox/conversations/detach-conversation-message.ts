import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { detachMessageSchema } from "@boresight/domain/inbox/placing-schema";
import { takeFromOrder } from "#modules/inbox/attachments/attach-to-order.ts";
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
  async run({ id }, { caller, system }) {
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
    const conversation = await looseConversationFor(id, system);
    await system.run({
      text: "update app.conversation_messages set conversation_id = $2 where id = $1",
      values: [id, conversation],
    });
    await system.run(lastSaidOf(placed.conversationId));
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

/** The conversation that the message leaves shows what was said last in it without the message. */
const lastSaidOf = (conversationId: string) => ({
  text: `update app.conversations c set last_said_at = coalesce(l.said_at, c.created_at), last_from_outside = coalesce(l.direction = 'in', false),
      last_words = coalesce(left(btrim(regexp_replace(l.body, '\\s+', ' ', 'g')), 200), '')
    from (select 1) one left join lateral (select * from app.conversation_messages m where m.conversation_id = $1
      order by said_at desc limit 1) l on true
    where c.id = $1`,
  values: [conversationId],
});
