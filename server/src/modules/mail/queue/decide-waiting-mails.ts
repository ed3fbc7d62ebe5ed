import { waitingMailsSchema } from "@boresight/domain/mail/mail-settings";
import { mutation } from "#platform/mutation.ts";
import { leaveWaitingMails, sendWaitingMails } from "./waiting-mails.ts";

export const decideWaitingMails = mutation({
  summary:
    "Sends the emails of the last days that wait because no mail server was set up, or leaves them unsent for good.",
  callers: ["admin"],
  input: waitingMailsSchema,
  returns: { count: { type: "Int!", description: "How many there were." } },
  errors: [],
  async run({ isSent }, { system }) {
    return { count: await (isSent ? sendWaitingMails("setUp", system) : leaveWaitingMails(system)) };
  },
});
