// A signed-in person proves again who they are: by the password, by a code of the authenticator app, or by a code that was sent
// to their own address.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { spendCode } from "#modules/accounts/sessions/tickets.ts";
import { isProof, passwordMatches, passwordOf } from "./passwords.ts";
import { checkTotp, type TotpDeps } from "./second-factor.ts";

export interface ShownProof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Returns false for a right password that was chosen too short a time ago to prove anything. Throws `invalid-request` for people
 * without a password, `invalid-email-password` for a wrong one.
 */
export async function proveByPassword(
  { userId, password }: { userId: string; password: string },
  pool: Pool,
  { clock }: Pick<TotpDeps, "clock">,
): Promise<boolean> {
  const stored = await asSystem(pool, (system) => passwordOf(userId, system));
  if (!stored) throw fail("invalid-request");
  if (!(await passwordMatches(password, stored))) throw fail("invalid-email-password");
  return isProof(stored, clock());
}

/**
 * Uses the code up. Where an authenticator app is on it is the app's, because a mailbox is less than a second factor. Throws
 * `invalid-totp`, `invalid-otp`.
 */
export async function proveByCode(
  { userId, code }: { userId: string; code: string },
  pool: Pool,
  deps: TotpDeps,
): Promise<void> {
  // A refusal is returned instead of thrown, because the failed attempt must be committed.
  const refusal = await asSystem(pool, async (system): Promise<ErrorCode | null> => {
    const account = await system.one<Account>(accountById(userId));
    if (account.activeMfaType !== null) return checkTotp({ userId, code }, system, deps);
    const target = ownAddress(account);
    const owner = target && (await spendCode({ target, purpose: "proofCode", code }, system, deps));
    return owner === userId ? null : "invalid-otp";
  });
  if (refusal) throw fail(refusal);
}

/** Where a code goes that proves who somebody is; null for people who have neither. */
const ownAddress = ({ email, phoneNumber }: Pick<Account, "email" | "phoneNumber">): string | null =>
  email ?? phoneNumber;

/** Throws `invalid-request` where the code must be the authenticator app's, and for people without an address. */
export async function accountForCode(userId: string, system: Rights): Promise<Account> {
  const account = await system.one<Account>(accountById(userId));
  if (account.activeMfaType !== null || ownAddress(account) === null) throw fail("invalid-request");
  return account;
}
