import { fail } from "@boresight/domain/base/errors";
import { accountById, type Account } from "#modules/accounts/account.ts";
import type { MailTicketDeps } from "#modules/accounts/mail/mail-ticket.ts";
import type { RequestContext } from "#platform/mutation.ts";
import { errorCode } from "#platform/startup-error.ts";
import type { Transaction } from "#platform/database/transaction.ts";

/**
 * Returns and locks the login an admin is about to change, read with the caller's rights: only admins may change
 * logins.
 */
export async function findLogin(id: string, { caller, system }: Transaction): Promise<Account> {
  await caller.one({ text: "select id from app.users where id = $1 for update", values: [id] });
  return system.one<Account>(accountById(id));
}

/**
 * For changes of access: throws `elevated-claim-required` unless the admin has proved who they are in the last five
 * minutes.
 */
export function requireFreshProof({ caller }: Transaction): void {
  if (!caller.isElevated) throw fail("elevated-claim-required");
}

/** What emailing a ticket needs, taken from a verb's transaction. */
export const ticketDeps = ({ now, ids, config }: Transaction & RequestContext): MailTicketDeps => ({
  clock: () => now,
  ids,
  config,
});

/** Throws `last-admin` when the database refuses to lose its last active admin. */
export async function keepingAnAdmin(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw errorCode(error) === "BS001" ? fail("last-admin") : error;
  }
}
