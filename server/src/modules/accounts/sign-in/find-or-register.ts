// Ways to sign in that need no password make an account for whoever comes with an address nobody has yet.
import type { Work } from "#platform/events.ts";
import { fail } from "@boresight/domain/base/errors";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import {
  accountAwaitingPhone,
  accountByEmail,
  accountByPhone,
  type Account,
} from "#modules/accounts/own-account/account.ts";
import { registerAccount, type NewAccount } from "./register-account.ts";
import { emitRegistered } from "./welcome-newcomer.ts";

/** What newcomers say of themselves. */
export type NewcomerOptions = Pick<NewAccount, "defaultRole" | "locale" | "metadata" | "roles"> & {
  displayName: string | undefined;
};

interface SignUpSetting {
  config: { auth: Pick<Config["auth"], "autoSignUp" | "signUp"> };
}

/** The person with this e-mail address, who may be new; null for a disabled one, and where no accounts are made. */
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
 * The person who has proved this number, else whoever gave it before without having anything but it, else someone new;
 * null for a disabled one, and where no accounts are made.
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

/** Whether a way in that needs no registration may make an account by itself. */
const makesAccounts = ({ config }: SignUpSetting): boolean => config.auth.signUp && config.auth.autoSignUp;

export function requireSignUp({ config }: { config: { auth: Pick<Config["auth"], "signUp"> } }): void {
  if (!config.auth.signUp) throw fail("signup-disabled");
}

export function requireAutoSignUp(deps: SignUpSetting): void {
  if (!makesAccounts(deps)) throw fail("signup-disabled");
}

/** Of two who ask for the same address at once the second finds what the first has made. */
export async function lockFor(address: string, system: Rights): Promise<void> {
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended($1, 0))", values: [address] });
}
