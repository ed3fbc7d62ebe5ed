import { mailboxOffSchema } from "@boresight/domain/mail/mailbox-settings";
import { mutation } from "#platform/mutation.ts";
import { lockMailbox, mailboxErrors, mailboxVersion, noteMailbox } from "./mailbox-settings.ts";

export const removeMailbox = mutation({
  summary: "Forgets the mailbox that an admin set up: no more mails are read from it. Takes a fresh proof.",
  callers: ["admin"],
  input: mailboxOffSchema,
  returns: { version: mailboxVersion },
  payload: "MailboxPayload",
  errors: mailboxErrors,
  async run({ version }, tx) {
    const before = await lockMailbox(version, tx);
    await tx.system.run({ text: "delete from app_private.mailbox_settings" });
    await noteMailbox(before, undefined, tx);
    return { version: 0 };
  },
});
