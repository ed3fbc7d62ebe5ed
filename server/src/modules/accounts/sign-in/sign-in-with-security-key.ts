import { fail } from "@boresight/domain/base/errors";
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, type Account } from "#modules/accounts/own-account/account.ts";
import { requestOptions, type CeremonyParts } from "#modules/accounts/factors/security-key-ceremonies.ts";
import { issueChallenge, type Challenge } from "#modules/accounts/factors/security-key-challenges.ts";
import { keysOf, noteUse, type StoredKey } from "#modules/accounts/factors/security-keys.ts";
import { openSession, type Session, type SessionParts } from "#modules/accounts/sessions/sessions.ts";
import { showSecurityKey } from "#modules/accounts/factors/show-security-key.ts";
import { awaitsVerification } from "./welcome-newcomer.ts";

export type KeySessionParts = SessionParts &
  CeremonyParts & { config: SessionParts["config"] & CeremonyParts["config"] };

/** Without an address the browser offers the keys it has, and the one that is chosen tells who it is. */
export async function askForKey(
  email: string | undefined,
  pool: Pool,
  parts: KeySessionParts,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { challenge, known } = await asSystem(pool, async (system) => {
    if (email === undefined) return challengeFor({ purpose: "signIn", userId: null }, system, parts);
    const account = await system.maybe<Account>(accountByEmail(email));
    // An account without a key looks like no account: neither can be told from the other.
    if (!account || (await keysOf(account.id, system)).length === 0) throw fail("invalid-email-password");
    return challengeFor({ purpose: "signIn", userId: account.id }, system, parts);
  });
  return requestOptions(known, challenge, parts);
}

/** A challenge for someone's keys; for someone without any it is `invalid-request`. */
export async function challengeFor(
  { purpose, userId }: Pick<Challenge, "purpose" | "userId">,
  system: Rights,
  parts: Pick<KeySessionParts, "clock">,
): Promise<{ challenge: string; known: readonly StoredKey[] }> {
  const known = userId === null ? [] : await keysOf(userId, system);
  if (userId !== null && known.length === 0) throw fail("invalid-request");
  return { challenge: await issueChallenge({ purpose, userId }, system, parts), known };
}

/** Only who has shown the key learns that the account is not verified, or disabled. */
export async function signInWithSecurityKey(
  { credential, email }: { credential: AuthenticationResponseJSON; email: string | undefined },
  pool: Pool,
  parts: KeySessionParts,
): Promise<Session> {
  const { account, use } = await showSecurityKey({ credential, purpose: "signIn", email }, pool, parts);
  return asSystem(pool, async (system) => {
    await noteUse(use, system, parts);
    const current = await system.one<Account>(accountById(account.id));
    if (awaitsVerification(current, parts.config)) throw fail("unverified-user");
    return openSession(current, system, parts);
  });
}
