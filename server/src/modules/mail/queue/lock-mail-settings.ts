import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import type { RequestContext } from "#platform/mutation.ts";
import { noteSettings } from "./server-settings.ts";
import { readStoredServer, type StoredMailServer } from "./mail-server.ts";

export const mailSettingsErrors = ["definition-changed", "elevated-claim-required", "mail-set-by-operator"] as const;
export const mailSettingsVersion = { type: "Int!", description: "0: no mail server is set up." } as const;

/** Throws `elevated-claim-required`, `mail-set-by-operator` and `definition-changed`. */
export async function lockMailSettings(
  version: number,
  tx: Transaction & RequestContext,
): Promise<StoredMailServer | undefined> {
  if (!tx.caller.isElevated) throw fail("elevated-claim-required");
  if (tx.config.mail.smtpUrl !== null) throw fail("mail-set-by-operator");
  await tx.system.run({ text: "select pg_advisory_xact_lock(hashtext('mail-settings'))" });
  const stored = await readStoredServer(tx.system);
  if ((stored?.version ?? 0) !== version) throw fail("definition-changed");
  return stored;
}

type Noted = Omit<StoredMailServer, "sealedPassword" | "version">;
const noted = ["host", "port", "security", "userName", "senderName", "senderAddress", "replyTo"] as const;

/** Writes into the audit what changed; of the password nothing. */
export const noteMailSettings = (before: Noted | undefined, after: Noted | undefined, tx: Transaction): Promise<void> =>
  noteSettings({ entity: "mail_settings", names: noted, before, after }, tx);
