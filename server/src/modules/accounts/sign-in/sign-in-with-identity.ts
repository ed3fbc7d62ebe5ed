import type { Work } from "#platform/database/events.ts";
import { fail } from "@boresight/domain/base/errors";
import { displayNameSchema } from "@boresight/domain/accounts/user-schema";
import type { Identity } from "#integrations/identity-providers/identity.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, type Account, type NewcomerOptions } from "#modules/accounts/account.ts";
import { lockFor, requireAutoSignUp } from "./find-or-register.ts";
import { acceptProof, ownerOf, storeIdentity } from "./identities.ts";
import { claimAddress } from "#modules/accounts/own-account/mark-email-verified.ts";
import { passFirstFactor, type SignInAnswer } from "./pass-first-factor.ts";
import { registerAccount, type NewAccount } from "./register-account.ts";
import { awaitsVerification, welcomeNewcomer, type WelcomeDeps } from "./welcome-newcomer.ts";

export interface IdentitySignIn {
  identity: Identity;
  options: NewcomerOptions;
  redirectTo: string | undefined;
}

/** Signs in the account that the identity is linked to, else the owner of the address it proves, else a new account. */
export async function signInWithIdentity(
  { identity, options, redirectTo }: IdentitySignIn,
  work: Work,
  deps: WelcomeDeps,
): Promise<SignInAnswer> {
  const { system } = work;
  await lockFor(`${identity.provider} ${identity.providerUserId}`, system);
  const owner = await ownerOf(identity, system);
  if (owner) await acceptProof(owner, identity, system);
  const known = owner ?? (await ownerOfAddress(identity, system));
  if (known) return enter(known.id, system, deps);
  requireAutoSignUp(deps);
  const account = await registerAccount(newcomer(identity, options), system);
  await storeIdentity(account, identity, system);
  return { session: await welcomeNewcomer({ account, redirectTo }, work, deps) };
}

async function enter(userId: string, system: Rights, deps: WelcomeDeps): Promise<SignInAnswer> {
  const account = await system.one<Account>(accountById(userId));
  if (awaitsVerification(account, deps.config)) throw fail("unverified-user");
  return passFirstFactor({ account }, system, deps);
}

/** The address counts only when the provider has verified it: anybody can claim one. */
async function ownerOfAddress(identity: Identity, system: Rights): Promise<Account | undefined> {
  if (identity.email === null) return undefined;
  await lockFor(identity.email, system);
  const account = await system.maybe<Account>(accountByEmail(identity.email));
  if (!account) return undefined;
  // Without the second factor's code, an account with an unverified address may have been registered in advance by
  // somebody else.
  const isGuarded = account.activeMfaType !== null && !account.emailVerified;
  if (!identity.emailVerified || isGuarded) throw fail("email-already-in-use");
  await claimAddress(account.id, system);
  await storeIdentity(account, identity, system);
  return account;
}

function newcomer({ email, emailVerified, ...identity }: Identity, options: NewcomerOptions): NewAccount {
  const { data: nameThere } = displayNameSchema.safeParse(identity.displayName);
  return {
    ...options,
    email,
    emailVerified: email !== null && emailVerified,
    displayName: options.displayName ?? nameThere ?? email ?? "New user",
    avatarUrl: pictureAt(identity.avatarUrl ?? ""),
  };
}

function pictureAt(address: string): string {
  const url = URL.parse(address);
  return url?.protocol === "https:" && url.href.length <= 500 ? url.href : "";
}
