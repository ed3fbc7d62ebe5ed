// Proof Key for Code Exchange (RFC 7636): a link that somebody else opens first is useless without its verifier.
import { createHash, timingSafeEqual } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { passFirstFactor, type SignInAnswer } from "./pass-first-factor.ts";
import type { SessionDeps } from "../sessions/sessions.ts";
import { spendTicket } from "../sessions/tickets.ts";

/**
 * Signs in with the code of a link and the verifier of its challenge; the first attempt uses the code up. Throws
 * `invalid-ticket`.
 */
export async function exchangeCode(
  { code, codeVerifier }: { code: string; codeVerifier: string },
  pool: Pool,
  deps: SessionDeps,
): Promise<SignInAnswer> {
  const spent = await asSystem(pool, (system) => spendTicket({ ticket: code, purpose: "pkceCode" }, system, deps));
  if (!answers(codeVerifier, spent.codeChallenge ?? "")) throw fail("invalid-ticket");
  return asSystem(pool, async (system) => {
    const account = await system.one<Account>(accountById(spent.userId));
    return passFirstFactor({ account, ...(spent.earnedBy && { earnedBy: spent.earnedBy }) }, system, deps);
  });
}

function answers(codeVerifier: string, codeChallenge: string): boolean {
  const answer = Buffer.from(createHash("sha256").update(codeVerifier).digest("base64url"));
  const asked = Buffer.from(codeChallenge.replace(/=+$/, ""));
  return answer.length === asked.length && timingSafeEqual(answer, asked);
}
