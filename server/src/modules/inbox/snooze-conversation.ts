import { officeCallers } from "@boresight/domain/accounts/roles";
import { wrongField } from "@boresight/domain/base/problems";
import { longestSnoozeDays, snoozeSchema } from "@boresight/domain/inbox/conversation";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

const day = 86_400_000;

export const snoozeConversation = mutation({
  summary: "Puts a conversation away until a time, or brings it back. It comes back earlier when somebody writes.",
  callers: officeCallers,
  input: snoozeSchema,
  locks: "conversations",
  returns: { conversation: "Conversation" },
  payload: "ConversationPayload",
  errors: ["conversation-changed"],
  async run({ id, until }, { system, now }) {
    const moment = until === null ? null : new Date(until);
    const ahead = moment === null ? null : moment.getTime() - now.getTime();
    if (ahead !== null && (ahead <= 0 || ahead > longestSnoozeDays * day))
      throw wrongField("until", "custom", text("inbox.chooseATimeToCome", { days: longestSnoozeDays }));
    await system.run({
      text: `update app.conversations set snoozed_until = $2, status = 'open', is_unread = is_unread and $2::timestamptz is null
        where id = $1`,
      values: [id, moment],
    });
    return { conversation: id };
  },
});

/** Brings back what was put away until now, unread: its time has come. */
export const wakeConversations = (system: Rights, now: Date): Promise<number> =>
  system.run({
    text: "update app.conversations set snoozed_until = null, is_unread = true where snoozed_until <= $1",
    values: [now],
  });
