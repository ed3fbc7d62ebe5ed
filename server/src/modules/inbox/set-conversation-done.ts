import { officeCallers } from "@boresight/domain/accounts/roles";
import { doneSchema } from "@boresight/domain/inbox/conversation";
import { mutation } from "#platform/mutation.ts";

export const setConversationDone = mutation({
  summary:
    "Says that nothing is left to do in a conversation, or opens it again. The next word from outside opens it by itself; one that came since it was read keeps it open.",
  callers: officeCallers,
  input: doneSchema,
  locks: "conversations",
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: ["conversation-changed"],
  async run({ id, isDone }, { system }) {
    await system.run({
      text: `update app.conversations set status = $2, is_unread = is_unread and $2 = 'open', snoozed_until = null where id = $1`,
      values: [id, isDone ? "done" : "open"],
    });
    return { conversation: id };
  },
});
