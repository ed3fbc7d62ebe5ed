import { area } from "#area.ts";
import { mailboxSettings, testMailbox } from "#functions/mail/mailbox.ts";
import { currentAnswersPlugin } from "#graphql/fields/inbox/current-answers.ts";
import { messageRemarksPlugin } from "#graphql/fields/inbox/message-remarks.ts";
import { inboxStatePlugin } from "#graphql/live/inbox-state.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { randomIds } from "#platform/ids.ts";
import { answerConversation } from "./answers/answer-conversation.ts";
import { assignConversation } from "./assign-conversation.ts";
import { detachConversationMessage } from "./conversations/detach-conversation-message.ts";
import { placeConversation } from "./conversations/place-conversation.ts";
import { inboxReactions } from "./reactions.ts";
import { readConversation } from "./read-conversation.ts";
import { placeWaitingMails } from "./reception/place-waiting-mails.ts";
import { removeMailbox } from "./reception/remove-mailbox.ts";
import { saveMailbox } from "./reception/save-mailbox.ts";
import { saveAnswerTemplate } from "./save-answer-template.ts";
import { setConversationDone } from "./set-conversation-done.ts";
import { snoozeConversation, wakeConversations } from "./snooze-conversation.ts";
import { fetchTextPictures, textPictures } from "./texts/fetch-text-pictures.ts";

/** What people outside write to the shop. */
export const inboxArea = area("inbox", {
  verbs: {
    answerConversation,
    assignConversation,
    detachConversationMessage,
    placeConversation,
    readConversation,
    removeMailbox,
    saveAnswerTemplate,
    saveMailbox,
    setConversationDone,
    snoozeConversation,
  },
  reads: [currentAnswersPlugin, inboxStatePlugin, messageRemarksPlugin],
  functions: [mailboxSettings, testMailbox],
  jobs: [
    job({
      name: "fetch-text-pictures",
      kind: "services",
      payload: textPictures,
      run: (asked, deps) => fetchTextPictures(asked, { ...deps, ids: randomIds }),
    }),
    // Its every run takes what a run before left, or what a killed server was at.
    job({
      name: "place-mails",
      kind: "files",
      when: "*/5 * * * *",
      run: (_none, deps) => placeWaitingMails({ ...deps, ids: randomIds, quota: deps.config.files.quota }),
    }),
    job({
      name: "wake-conversations",
      kind: "upkeep",
      when: "* * * * *",
      run: (_none, { pool, clock }) => asSystem(pool, (system) => wakeConversations(system, clock())),
    }),
  ],
  reactions: inboxReactions,
});
