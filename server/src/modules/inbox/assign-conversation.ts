import { officeCallers } from "@boresight/domain/accounts/roles";
import { wrongField } from "@boresight/domain/base/problems";
import { assignmentSchema } from "@boresight/domain/inbox/conversation";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";

export const assignConversation = mutation({
  summary: "Says who of the office sees to a conversation; nobody: anyone.",
  callers: officeCallers,
  input: assignmentSchema,
  locks: "conversations",
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: ["conversation-changed"],
  async run({ id, assignedToId }, { system }) {
    const isKnown =
      assignedToId === null ||
      (await system.maybe({ text: "select where app_private.is_of_office($1)", values: [assignedToId] }));
    if (!isKnown) throw wrongField("assignedToId", "wrong-reference", text("inbox.chooseSomebodyOfTheOffice"));
    await system.run({
      text: "update app.conversations set assigned_to_id = $2 where id = $1",
      values: [id, assignedToId],
    });
    return { conversation: id };
  },
});
