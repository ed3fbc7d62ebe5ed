import { fail } from "@boresight/domain/base/errors";
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { creationOptions, verifyRegistration, type CeremonyDeps } from "./security-key-ceremonies.ts";
import { issueChallenge, spendChallenge } from "./security-key-challenges.ts";
import { keysOf, storeKey } from "./security-keys.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";

export type AddKeyDeps = CeremonyDeps & AuthMailDeps & Pick<SessionDeps, "clock">;

export async function startAddingKey(
  userId: string,
  pool: Pool,
  deps: AddKeyDeps,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { account, known, challenge } = await asSystem(pool, async (system) => ({
    account: await activeAccount(userId, system),
    known: await keysOf(userId, system),
    challenge: await issueChallenge({ purpose: "add", userId }, system, deps),
  }));
  const { email, phoneNumber, displayName } = account;
  return creationOptions({ userId, name: email ?? phoneNumber ?? displayName, displayName, known }, challenge, deps);
}

export interface AddedKey {
  userId: string;
  credential: RegistrationResponseJSON;
  nickname: string | null;
}

/**
 * Returns the id of the stored key. Throws `invalid-request` when the challenge was issued to somebody else or the key
 * is not valid.
 */
export async function addSecurityKey(
  { userId, credential, nickname }: AddedKey,
  pool: Pool,
  deps: AddKeyDeps,
): Promise<string> {
  const { clientDataJSON } = credential.response;
  const spent = await spendChallenge({ clientDataJSON, purpose: "add" }, pool, deps);
  if (spent.userId !== userId) throw fail("invalid-request");
  const key = await verifyRegistration(credential, spent.challenge, deps);
  return asSystem(pool, async (system) => {
    const account = await activeAccount(userId, system);
    const id = await storeKey({ userId, key, nickname }, system);
    await auditAccount(
      { userId, action: "created", entity: "security_keys", changes: { name: [null, nickname] } },
      system,
    );
    await mailNotice({ account, template: "security-key-added" }, system, deps);
    return id;
  });
}

async function activeAccount(userId: string, system: Rights): Promise<Account> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  return account;
}
