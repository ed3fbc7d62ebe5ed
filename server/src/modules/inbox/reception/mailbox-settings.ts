import { fail } from "@boresight/domain/base/errors";
import type { MailSecurity } from "@boresight/domain/mail/mail-settings";
import type { ImapServer } from "#integrations/mail-in/imap-mailbox.ts";
import { noteSettings } from "#modules/mail/queue/server-settings.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

export interface StoredMailbox {
  version: number;
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  sealedPassword: Buffer | null;
  folder: string;
  problem: string;
  readAt: string | null;
}

export const readStoredMailbox = (system: Rights): Promise<StoredMailbox | undefined> =>
  system.maybe<StoredMailbox>({
    text: `select version, host, port, security, user_name, sealed_password, folder, problem, read_at from app_private.mailbox_settings`,
  });

export const mailboxSealing = ({ sealSecret }: Pick<Config, "sealSecret">) => createSealing(sealSecret, "mailbox");

export const openMailbox = (
  { host, port, security, userName, sealedPassword, folder }: StoredMailbox,
  config: Pick<Config, "sealSecret">,
): ImapServer => {
  const password = sealedPassword === null ? "" : mailboxSealing(config).open(sealedPassword);
  return { host, port, security, userName, password, folder };
};

export const mailboxErrors = ["definition-changed", "elevated-claim-required"] as const;
export const mailboxVersion = { type: "Int!", description: "0: no mailbox is set up." } as const;

/** Throws `elevated-claim-required` and `definition-changed`. */
export async function lockMailbox(
  version: number,
  { caller, system }: Transaction,
): Promise<StoredMailbox | undefined> {
  if (!caller.isElevated) throw fail("elevated-claim-required");
  await system.run({ text: "select pg_advisory_xact_lock(hashtext('mailbox-settings'))" });
  const stored = await readStoredMailbox(system);
  if ((stored?.version ?? 0) !== version) throw fail("definition-changed");
  return stored;
}

const noted = ["host", "port", "security", "userName", "folder"] as const;
type Noted = Pick<StoredMailbox, (typeof noted)[number]>;

/** Writes into the audit what changed; of the password nothing. */
export const noteMailbox = (before: Noted | undefined, after: Noted | undefined, tx: Transaction): Promise<void> =>
  noteSettings({ entity: "mailbox_settings", names: noted, before, after }, tx);
