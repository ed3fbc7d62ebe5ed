import { area } from "#area.ts";
import { mailboxSettings, testMailbox } from "#functions/mail/mailbox.ts";
import { job } from "#jobs/job.ts";
import { detachConversationMessage } from "./conversations/detach-conversation-message.ts";
import { placeConversation } from "./conversations/place-conversation.ts";
import { placeWaitingMails } from "./reception/place-waiting-mails.ts";
import { removeMailbox } from "./reception/remove-mailbox.ts";
import { saveMailbox } from "./reception/save-mailbox.ts";

/** What people outside write to the shop. */
export const inboxArea = area("inbox", {
  verbs: { detachConversationMessage, placeConversation, removeMailbox, saveMailbox },
  functions: [mailboxSettings, testMailbox],
  jobs: [
    // Its every run takes what a run before left, or what a killed server was at.
    job({ name: "place-mails", kind: "files", when: "*/5 * * * *", run: (_none, deps) => placeWaitingMails(deps) }),
  ],
});
