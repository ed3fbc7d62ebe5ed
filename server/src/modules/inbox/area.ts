import { area } from "#area.ts";
import { inboxStatePlugin } from "#graphql/live/inbox-state.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { randomIds } from "#platform/ids.ts";
import { answerConversation } from "./answers/answer-conversation.ts";
import { assignConversation } from "./assign-conversation.ts";
import { inboxReactions } from "./reactions.ts";
import { readConversation } from "./read-conversation.ts";
import { saveAnswerTemplate } from "./save-answer-template.ts";
import { setConversationDone } from "./set-conversation-done.ts";
import { snoozeConversation, wakeConversations } from "./snooze-conversation.ts";
import { fetchTextPictures, textPictures } from "./texts/fetch-text-pictures.ts";

/** What people outside write to the shop. */
export const inboxArea = area("inbox", {
  verbs: {
    answerConversation,
    assignConversation,
    readConversation,
    saveAnswerTemplate,
    setConversationDone,
    snoozeConversation,
  },
  reads: [inboxStatePlugin],
  jobs: [
    job({
      name: "fetch-text-pictures",
      kind: "services",
      payload: textPictures,
      run: (asked, deps) => fetchTextPictures(asked, { ...deps, ids: randomIds }),
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
