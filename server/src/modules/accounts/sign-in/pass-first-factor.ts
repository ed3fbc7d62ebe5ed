import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { issueTicket, type MailedProof } from "#modules/accounts/sessions/tickets.ts";

/** A session, or the ticket for the second factor's code, or neither while an email must be confirmed first. */
export interface SignInAnswer {
  session: Session | null;
  mfa?: { ticket: string };
}

interface FirstFactor {
  account: Account;
  /** The email or text message that was the first factor, if it was one. */
  earnedBy?: MailedProof;
}

/**
 * Every sign-in except by security key or personal access token ends here: returns a session, or a ticket where a
 * second factor is on. Throws `disabled-user`.
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
