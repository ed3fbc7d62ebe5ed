import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { markEmailVerified } from "#modules/accounts/own-account/mark-email-verified.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { spendTicket, tryTicket, type MailedProof } from "#modules/accounts/sessions/tickets.ts";
import { checkTotp, type TotpDeps } from "#modules/accounts/factors/second-factor.ts";

/** These were emailed to the account's own address. */
const provesAddress: ReadonlySet<MailedProof> = new Set<MailedProof>([
  "emailCode",
  "passwordlessEmail",
  "passwordReset",
]);

interface SecondStep {
  ticket: string;
  /** Uses up the proof. Returns null when it was right, otherwise the error code. */
  check: (userId: string, system: Rights) => Promise<ErrorCode | null>;
}

/** The second step of a sign-in. A wrong code leaves the ticket valid, for five attempts in all. */
export async function passSecondFactor({ ticket, check }: SecondStep, pool: Pool, deps: SessionDeps): Promise<Session> {
  // A refusal is returned instead of thrown, because the failed attempt must be committed.
  const outcome = await asSystem(pool, async (system): Promise<ErrorCode | Session> => {
    const proof = { ticket, purpose: "mfaTotp" } as const;
    const userId = await tryTicket(proof, system, deps);
    if (userId === null) return "invalid-ticket";
    const refusal = await check(userId, system);
    if (refusal) return refusal;
    const { earnedBy } = await spendTicket(proof, system, deps);
    if (earnedBy !== null && provesAddress.has(earnedBy)) await markEmailVerified(userId, system);
    const account = await system.one<Account>(accountById(userId));
    return openSession(account, system, { ...deps, resetsPassword: earnedBy === "passwordReset" });
  });
  if (typeof outcome === "string") throw fail(outcome);
  return outcome;
}

interface TotpSignInDeps extends SessionDeps {
  config: SessionDeps["config"] & TotpDeps["config"];
}

export const signInWithTotp = (
  { ticket, otp }: { ticket: string; otp: string },
  pool: Pool,
  deps: TotpSignInDeps,
): Promise<Session> =>
  passSecondFactor({ ticket, check: (userId, system) => checkTotp({ userId, code: otp }, system, deps) }, pool, deps);
