// Accounts at providers, and the account here that each of them opens.
import { fail } from "@boresight/domain/base/errors";
import type { Identity } from "#integrations/identity-providers/identity.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/own-account/account.ts";
import { markEmailVerified } from "#modules/accounts/own-account/mark-email-verified.ts";
import { removeSignInMethod } from "./sign-in-methods.ts";

/** Whose the identity is; undefined when it opens no account yet. */
export async function ownerOf({ provider, providerUserId }: Identity, system: Rights): Promise<Account | undefined> {
  const found = await system.maybe<{ userId: string }>({
    text: `select user_id from app_private.user_identities where provider = $1 and provider_user_id = $2`,
    values: [provider, providerUserId],
  });
  return found && system.one<Account>(accountById(found.userId));
}

/** Keeps the identity as a way into the account; a person has at most one of each provider. */
export async function storeIdentity(account: Account, identity: Identity, system: Rights): Promise<void> {
  const stored = await system.run({
    text: `insert into app_private.user_identities (user_id, provider, provider_user_id, email) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [account.id, identity.provider, identity.providerUserId, identity.email],
  });
  if (stored === 0) throw fail("invalid-request", { message: "Another account of this provider is linked already" });
  await acceptProof(account, identity, system);
}

/** A provider that has verified the person's own address has done it for us too. */
export async function acceptProof(account: Account, identity: Identity, system: Rights): Promise<void> {
  if (identity.emailVerified && identity.email === account.email) await markEmailVerified(account.id, system);
}

/** Someone who is signed in adds a way in. */
export async function linkIdentity(userId: string, identity: Identity, system: Rights): Promise<void> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  const owner = await ownerOf(identity, system);
  // The published clients know the first sentence, and do not bother people with it.
  if (owner?.id === userId) throw fail("invalid-request", { message: "social user already exists" });
  if (owner) throw fail("invalid-request", { message: "This account opens another person's login already" });
  await storeIdentity(account, identity, system);
}

export async function unlinkIdentity(userId: string, provider: string, system: Rights): Promise<void> {
  await removeSignInMethod(userId, system, async () => {
    const unlinked = await system.run({
      text: "delete from app_private.user_identities where user_id = $1 and provider = $2",
      values: [userId, provider],
    });
    if (unlinked === 0) throw fail("not-found");
  });
}
