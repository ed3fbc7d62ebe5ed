import { mailboxSettingsSchema } from "@boresight/domain/mail/mailbox-settings";
import type { Transaction } from "#platform/database/transaction.ts";
import { keptPassword } from "#modules/mail/queue/server-settings.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { lockMailbox, mailboxErrors, mailboxSealing, mailboxVersion, noteMailbox } from "./mailbox-settings.ts";

export const saveMailbox = mutation({
  summary:
    "Sets the mailbox whose mails come into the inbox. Takes a fresh proof: whoever chooses it reads and writes for the shop.",
  callers: ["admin"],
  input: mailboxSettingsSchema,
  returns: { version: mailboxVersion },
  payload: "MailboxPayload",
  errors: mailboxErrors,
  async run({ version, password, ...settings }, tx: Transaction & RequestContext) {
    const before = await lockMailbox(version, tx);
    const { host, port, security, userName, folder } = settings;
    const sealed = password === null ? keptPassword(before, settings) : mailboxSealing(tx.config).seal(password);
    await tx.system.run({
      text: `insert into app_private.mailbox_settings (version, host, port, security, user_name, sealed_password, folder)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (id) do update set version = excluded.version, host = excluded.host, port = excluded.port, security = excluded.security,
          user_name = excluded.user_name, sealed_password = excluded.sealed_password, folder = excluded.folder, problem = '',
          read_at = null, changed_at = now()`,
      values: [version + 1, host, port, security, userName, sealed, folder],
    });
    await noteMailbox(before, settings, tx);
    return { version: version + 1 };
  },
});
