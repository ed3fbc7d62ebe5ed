// Accounts at identity providers, and the account here that each of them signs in to.
import { asWritten } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";
import type { Identity } from "#integrations/identity-providers/identity.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { markEmailVerified } from "#modules/accounts/own-account/mark-email-verified.ts";
import { removeSignInMethod } from "../factors/sign-in-methods.ts";

/** Returns the account that the identity is linked to, if any. */
export async function ownerOf({ provider, providerUserId }: Identity, system: Rights): Promise<Account | undefined> {
  const found = await system.maybe<{ userId: string }>({
    text: `select user_id from app_private.user_identities where provider = $1 and provider_user_id = $2`,
    values: [provider, providerUserId],
  });
  return found && system.one<Account>(accountById(found.userId));
}

/** Links the identity to the account. Throws `invalid-request` when the account already has one of this provider. */
export async function storeIdentity(account: Account, identity: Identity, system: Rights): Promise<void> {
  const stored = await system.run({
    text: `insert into app_private.user_identities (user_id, provider, provider_user_id, email) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [account.id, identity.provider, identity.providerUserId, identity.email],
  });
  if (stored === 0) throw fail("invalid-request", { message: text("accounts.providerIsLinked") });
  await acceptProof(account, identity, system);
}

/** When a provider has verified the person's own address, it counts as verified here too. */
export async function acceptProof(account: Account, identity: Identity, system: Rights): Promise<void> {
  if (identity.emailVerified && identity.email === account.email) await markEmailVerified(account.id, system);
}

/**
 * Links an identity to the account of a signed-in person. Throws `disabled-user`, and `invalid-request` when the
 * identity is linked already.
 */
export async function linkIdentity(
  { userId, identity }: { userId: string; identity: Identity },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  const owner = await ownerOf(identity, system);
  // Published clients recognize this message and do not show it.
  if (owner?.id === userId) throw fail("invalid-request", { message: asWritten("social user already exists") });
  if (owner) throw fail("invalid-request", { message: text("accounts.identityOfAnother") });
  await storeIdentity(account, identity, system);
  const changes = { provider: [null, identity.provider] } as const;
  await auditAccount({ userId, action: "created", entity: "user_identities", changes }, system);
  await mailNotice({ account, template: "identity-linked" }, system, deps);
}

/** Throws `not-found` when no such identity is linked, `last-way-in` when it is the only way to sign in. */
export async function unlinkIdentity(userId: string, provider: string, system: Rights): Promise<void> {
  await removeSignInMethod(userId, system, async () => {
    const unlinked = await system.run({
      text: "delete from app_private.user_identities where user_id = $1 and provider = $2",
      values: [userId, provider],
    });
    if (unlinked === 0) throw fail("not-found");
    const changes = { provider: [provider, null] } as const;
    await auditAccount({ userId, action: "deleted", entity: "user_identities", changes }, system);
  });
}
