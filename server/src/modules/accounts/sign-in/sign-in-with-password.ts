import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import type { Config } from "#platform/settings/config.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountByEmail, type Account } from "#modules/accounts/account.ts";
import { passFirstFactor, type SignInAnswer } from "./pass-first-factor.ts";
import { isProof, passwordMatches, passwordOf, type StoredPassword } from "#modules/accounts/factors/passwords.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { awaitsVerification } from "./welcome-newcomer.ts";

export interface PasswordSignIn {
  email: string;
  password: string;
}

export interface SignInDeps extends SessionDeps {
  config: SessionDeps["config"] & Pick<Config, "auth">;
}

/**
 * Unknown person, no password and wrong password all throw `invalid-email-password`. Throws `disabled-user` or
 * `unverified-user` only when the password is right.
 */
export async function signInWithPassword(
  { email, password }: PasswordSignIn,
  pool: Pool,
  deps: SignInDeps,
): Promise<SignInAnswer> {
  // Hashing is slow: it happens between two transactions, so that it holds no connection.
  const { account, stored } = await asSystem(pool, async (system) => {
    const account = await system.maybe<Account>(accountByEmail(email));
    return { account, stored: account && (await passwordOf(account.id, system)) };
  });
  const matches = await passwordMatches(password, stored);
  if (!account || !stored || !matches) throw fail("invalid-email-password");
  if (account.disabled) throw fail("disabled-user");
  if (awaitsVerification(account, deps.config)) throw fail("unverified-user");
  return asSystem(pool, async (system) => {
    await requirePasswordStill(account.id, stored, system);
    return passFirstFactor({ account }, system, { ...deps, isUnproved: !isProof(stored, deps.clock()) });
  });
}

/** The password may have been changed while it was being hashed. */
async function requirePasswordStill(userId: string, { passwordHash }: StoredPassword, system: Rights): Promise<void> {
  const text = "select from app_private.user_passwords where user_id = $1 and password_hash = $2 for share";
  if ((await system.run({ text, values: [userId, passwordHash] })) === 0) throw fail("invalid-email-password");
}
