import { mailSettingsSchema } from "@boresight/domain/mail/mail-settings";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { lockMailSettings, mailSettingsErrors, mailSettingsVersion, noteMailSettings } from "./lock-mail-settings.ts";
import { mailSealing } from "./mail-server.ts";
import { keptPassword } from "./server-settings.ts";
import { tryServerNow } from "./waiting-mails.ts";

export const saveMailSettings = mutation({
  summary:
    "Sets the mail server and the sender of all emails. Takes a fresh proof: whoever has the mail has every new password.",
  callers: ["admin"],
  input: mailSettingsSchema,
  returns: { version: mailSettingsVersion },
  payload: "MailSettingsPayload",
  errors: mailSettingsErrors,
  async run({ version, password, ...settings }, tx: Transaction & RequestContext) {
    const before = await lockMailSettings(version, tx);
    const sealed = password === null ? keptPassword(before, settings) : mailSealing(tx.config).seal(password);
    await tx.system.run({
      text: `insert into app_private.mail_settings (version, host, port, security, user_name, sealed_password, sender_name, sender_address, reply_to)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (id) do update set version = excluded.version, host = excluded.host, port = excluded.port,
          security = excluded.security, user_name = excluded.user_name, sealed_password = excluded.sealed_password,
          sender_name = excluded.sender_name, sender_address = excluded.sender_address, reply_to = excluded.reply_to, changed_at = now()`,
      values: [
        version + 1,
        settings.host,
        settings.port,
        settings.security,
        settings.userName,
        sealed,
        settings.senderName,
        settings.senderAddress,
        settings.replyTo ?? "",
      ],
    });
    await tx.system.run(tryServerNow());
    await noteMailSettings(before, { ...settings, replyTo: settings.replyTo ?? "" }, tx);
    return { version: version + 1 };
  },
});
