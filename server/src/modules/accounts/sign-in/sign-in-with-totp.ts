import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/own-account/account.ts";
import { markEmailVerified } from "#modules/accounts/own-account/mark-email-verified.ts";
import { checkTotp, type TotpDeps } from "#modules/accounts/factors/second-factor.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { spendTicket, tryTicket, type MailedProof } from "#modules/accounts/sessions/tickets.ts";

export interface TotpSignInDeps extends SessionDeps {
  config: SessionDeps["config"] & TotpDeps["config"];
}

/** These were emailed to the account's own address. */
const provesAddress: ReadonlySet<MailedProof> = new Set<MailedProof>([
  "emailCode",
  "passwordlessEmail",
  "passwordReset",
]);

/** The second step of a sign-in. A wrong code leaves the ticket valid, for five attempts in all. */
export async function signInWithTotp(
  { ticket, otp }: { ticket: string; otp: string },
  pool: Pool,
  deps: TotpSignInDeps,
): Promise<Session> {
  // A refusal is returned instead of thrown, because the failed attempt must be committed.
  const outcome = await asSystem(pool, async (system): Promise<ErrorCode | Session> => {
    const proof = { ticket, purpose: "mfaTotp" } as const;
    const userId = await tryTicket(proof, system, deps);
    if (userId === null) return "invalid-ticket";
    const refusal = await checkTotp({ userId, code: otp }, system, deps);
    if (refusal) return refusal;
    const { earnedBy } = await spendTicket(proof, system, deps);
    if (earnedBy !== null && provesAddress.has(earnedBy)) await markEmailVerified(userId, system);
    const account = await system.one<Account>(accountById(userId));
    return openSession(account, system, { ...deps, resetsPassword: earnedBy === "passwordReset" });
  });
  if (typeof outcome === "string") throw fail(outcome);
  return outcome;
}
