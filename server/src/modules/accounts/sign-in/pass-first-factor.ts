import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { issueTicket, type MailedProof } from "#modules/accounts/sessions/tickets.ts";

/** A session, or the ticket that the code of a second factor must go with, or neither while a mail must be opened first. */
export interface SignInAnswer {
  session: Session | null;
  mfa?: { ticket: string };
}

interface FirstFactor {
  account: Account;
  /** The mail or text message that was the first factor, if it was one. */
  earnedBy?: MailedProof;
}

/**
 * Every way in but security keys and personal access tokens ends here: a session, or a ticket where a second factor is on.
 * Throws `disabled-user`.
 */
export async function passFirstFactor(
  { account, earnedBy }: FirstFactor,
  system: Rights,
  deps: SessionDeps,
): Promise<SignInAnswer> {
  if (account.disabled) throw fail("disabled-user");
  if (account.activeMfaType !== null) {
    return {
      session: null,
      mfa: { ticket: await issueTicket({ userId: account.id, purpose: "mfaTotp", earnedBy }, system, deps) },
    };
  }
  return { session: await openSession(account, system, { ...deps, resetsPassword: earnedBy === "passwordReset" }) };
}
