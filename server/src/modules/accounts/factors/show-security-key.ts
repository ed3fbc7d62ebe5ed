import { fail } from "@boresight/domain/base/errors";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { verifyAssertion, type CeremonyDeps } from "./security-key-ceremonies.ts";
import { issueChallenge, spendChallenge, type Challenge } from "./security-key-challenges.ts";
import { keyByCredential, keysOf, type StoredKey } from "./security-keys.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";

export type KeySessionDeps = SessionDeps & CeremonyDeps & { config: SessionDeps["config"] & CeremonyDeps["config"] };

/** Returns a challenge for someone's keys. Throws `invalid-request` for someone who has none. */
export async function challengeFor(
  { purpose, userId }: Pick<Challenge, "purpose" | "userId">,
  system: Rights,
  deps: Pick<KeySessionDeps, "clock">,
): Promise<{ challenge: string; known: readonly StoredKey[] }> {
  const known = userId === null ? [] : await keysOf(userId, system);
  if (userId !== null && known.length === 0) throw fail("invalid-request");
  return { challenge: await issueChallenge({ purpose, userId }, system, deps), known };
}

export interface ShownKey {
  credential: AuthenticationResponseJSON;
  purpose: Challenge["purpose"];
  /** The expected owner, if the caller names one. */
  email?: string | undefined;
  userId?: string;
}

export interface ProvedKey {
  account: Account;
  /** Includes the current counter, to be recorded in the transaction that acts on the proof. */
  use: Pick<StoredKey, "counter" | "id">;
}

/**
 * Returns the owner of the key that signed the challenge, and uses the challenge up. Throws `invalid-request` for
 * anything wrong with the response.
 */
export async function showSecurityKey(
  { credential, purpose, ...wanted }: ShownKey,
  pool: Pool,
  deps: CeremonyDeps & Pick<SessionDeps, "clock">,
): Promise<ProvedKey> {
  const { clientDataJSON, userHandle } = credential.response;
  const { challenge, userId } = await spendChallenge({ clientDataJSON, purpose }, pool, deps);
  const found = await asSystem(pool, (system) => findOwner(credential.id, system));
  if (!found || !belongsTo(found.account, { ...wanted, askedOf: userId, userHandle })) throw fail("invalid-request");
  const counter = await verifyAssertion(credential, { challenge, key: found.key }, deps);
  return { account: found.account, use: { id: found.key.id, counter } };
}

async function findOwner(credentialId: string, system: Rights): Promise<{ account: Account; key: StoredKey } | null> {
  const key = await keyByCredential(credentialId, system);
  return key ? { account: await system.one<Account>(accountById(key.userId)), key } : null;
}

interface Claims {
  askedOf: string | null;
  userId?: string;
  email?: string | undefined;
  userHandle: string | undefined;
}

function belongsTo({ id, email }: Account, claims: Claims): boolean {
  return (
    (claims.askedOf === null || claims.askedOf === id) &&
    (claims.userId === undefined || claims.userId === id) &&
    (claims.email === undefined || claims.email === email) &&
    (!claims.userHandle || isHandleOf(claims.userHandle, id))
  );
}

/** Some clients send the id as the key has it, others in base64url. */
const isHandleOf = (userHandle: string, id: string): boolean =>
  userHandle === id || Buffer.from(userHandle, "base64url").toString() === id;
