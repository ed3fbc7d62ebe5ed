/** The mailbox whose mails come into the inbox, as an admin sets it up. */
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import { mailSettingsSchema } from "./mail-settings.ts";

export const mailboxSettingsSchema = mailSettingsSchema
  .pick({ version: true, host: true, port: true, security: true, password: true })
  .extend({
    userName: line({ min: 1, max: 254, label: text("mail.userName") }),
    folder: line({ min: 1, max: 200, label: text("mail.folder") }).default("INBOX"),
  });

/** Switching it off takes only what was read. */
export const mailboxOffSchema = mailboxSettingsSchema.pick({ version: true });
