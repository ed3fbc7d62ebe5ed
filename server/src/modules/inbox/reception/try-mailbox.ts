import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { tryMailbox } from "#integrations/mail-in/imap-mailbox.ts";
import { imapProblemOf, imapWordsOf } from "#integrations/mail-in/imap-problem.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import { openMailbox, readStoredMailbox, type StoredMailbox } from "./mailbox-settings.ts";

interface TryDeps {
  pool: Pool;
  config: Pick<Config, "copyOf" | "mailIn" | "sealSecret">;
}

const empty: StoredMailbox = {
  version: 0,
  host: "",
  port: 993,
  security: "tls",
  userName: "",
  sealedPassword: null,
  folder: "INBOX",
  problem: "",
  readAt: null,
};

/** What the screen shows of the mailbox: everything but the password. */
export async function describeMailbox({ pool, config }: TryDeps) {
  const { sealedPassword, ...stored } = (await asSystem(pool, readStoredMailbox)) ?? empty;
  const ownAddresses = config.mailIn?.addresses ?? [];
  return { ...stored, hasPassword: sealedPassword !== null, isCopy: config.copyOf !== null, ownAddresses };
}

/** Opens the mailbox that is set up, and says how many mails it holds or what keeps it from being read. Throws `not-found`. */
export async function tryStoredMailbox({ pool, config }: TryDeps) {
  const stored = await asSystem(pool, readStoredMailbox);
  if (!stored) throw fail("not-found");
  try {
    return { mails: await tryMailbox(openMailbox(stored, config)), problem: null, error: "" };
  } catch (error) {
    return { mails: 0, problem: imapProblemOf(error), error: imapWordsOf(error) };
  }
}
