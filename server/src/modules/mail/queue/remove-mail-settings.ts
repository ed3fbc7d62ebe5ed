import { mailOffSchema } from "@boresight/domain/mail/mail-settings";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { lockMailSettings, mailSettingsErrors, mailSettingsVersion, noteMailSettings } from "./lock-mail-settings.ts";

export const removeMailSettings = mutation({
  summary: "Forgets the mail server that an admin set up: emails wait again. Takes a fresh proof.",
  callers: ["admin"],
  input: mailOffSchema,
  returns: { version: mailSettingsVersion },
  payload: "MailSettingsPayload",
  errors: mailSettingsErrors,
  async run({ version }, tx: Transaction & RequestContext) {
    const before = await lockMailSettings(version, tx);
    await tx.system.run({ text: "delete from app_private.mail_settings" });
    await noteMailSettings(before, undefined, tx);
    return { version: 0 };
  },
});
