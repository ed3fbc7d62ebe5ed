// Passwordless sign-in creates an account for an address or number that nobody has yet.
import type { Work } from "#platform/database/events.ts";
import { fail } from "@boresight/domain/base/errors";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import {
  accountAwaitingPhone,
  accountByEmail,
  accountByPhone,
  type Account,
  type NewcomerOptions,
} from "#modules/accounts/account.ts";
import { registerAccount } from "./register-account.ts";
import { emitRegistered } from "./welcome-newcomer.ts";

interface SignUpSetting {
  config: { auth: Pick<Config["auth"], "autoSignUp" | "signUp"> };
}

/** Returns the account with this email address, created if needed; null for a disabled one, and where sign-up is off. */
export async function findOrRegisterByEmail(
  { email, ...options }: NewcomerOptions & { email: string },
  work: Work,
  deps: SignUpSetting,
): Promise<Account | null> {
  const { system } = work;
  await lockFor(email, system);
  const known = await system.maybe<Account>(accountByEmail(email));
  if (known) return known.disabled ? null : known;
  if (!makesAccounts(deps)) return null;
  const account = await registerAccount({ ...options, email, displayName: options.displayName ?? email }, system);
  await emitRegistered(account, work);
  return account;
}

/**
 * Returns the account that has verified this number, else the latest unverified account that has only this number,
 * else a new one; null for a disabled one, and where sign-up is off.
 */
export async function findOrRegisterByPhone(
  { phoneNumber, ...options }: NewcomerOptions & { phoneNumber: string },
  system: Rights,
  deps: SignUpSetting,
): Promise<Account | null> {
  await lockFor(phoneNumber, system);
  const known =
    (await system.maybe<Account>(accountByPhone(phoneNumber))) ??
    (await system.maybe<Account>(accountAwaitingPhone(phoneNumber)));
  if (known) return known.disabled ? null : known;
  if (!makesAccounts(deps)) return null;
  const { displayName = phoneNumber, ...rest } = options;
  return registerAccount({ ...rest, displayName, email: null, phoneNumber }, system);
}

/** Whether a passwordless sign-in may create an account. */
const makesAccounts = ({ config }: SignUpSetting): boolean => config.auth.signUp && config.auth.autoSignUp;

/** Throws `signup-disabled`. */
export function requireSignUp({ config }: { config: { auth: Pick<Config["auth"], "signUp"> } }): void {
  if (!config.auth.signUp) throw fail("signup-disabled");
}

/** Throws `signup-disabled` where passwordless sign-in may not create accounts. */
export function requireAutoSignUp(deps: SignUpSetting): void {
  if (!makesAccounts(deps)) throw fail("signup-disabled");
}

/** Serializes requests for the same address, so that the second finds the account that the first created. */
export async function lockFor(address: string, system: Rights): Promise<void> {
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended($1, 0))", values: [address] });
}
