import { officeCallers } from "@boresight/domain/accounts/roles";
import { readSchema } from "@boresight/domain/inbox/conversation";
import { mutation } from "#platform/mutation.ts";

export const readConversation = mutation({
  summary: "Notes that somebody of the office has read a conversation, or that it is still to be read.",
  callers: officeCallers,
  input: readSchema,
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: [],
  async run({ id, isRead }, { caller, system }) {
    await caller.one({ text: "select id from app.conversations where id = $1", values: [id] });
    await system.run({
      text: "update app.conversations set is_unread = not $2 where id = $1 and is_unread = $2",
      values: [id, isRead],
    });
    return { conversation: id };
  },
});
