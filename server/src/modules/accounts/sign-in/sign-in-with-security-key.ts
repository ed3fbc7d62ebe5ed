import { fail } from "@boresight/domain/base/errors";
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, type Account } from "#modules/accounts/account.ts";
import { requestOptions } from "#modules/accounts/factors/security-key-ceremonies.ts";
import { keysOf, noteUse } from "#modules/accounts/factors/security-keys.ts";
import { openSession, type Session } from "#modules/accounts/sessions/sessions.ts";
import { challengeFor, showSecurityKey, type KeySessionDeps } from "#modules/accounts/factors/show-security-key.ts";
import { awaitsVerification } from "./welcome-newcomer.ts";

/**
 * Returns the options for signing in; without an address the browser offers every key it has, and the chosen key
 * identifies the person. Throws `invalid-email-password` for an address without a key.
 */
export async function askForKey(
  email: string | undefined,
  pool: Pool,
  deps: KeySessionDeps,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { challenge, known } = await asSystem(pool, async (system) => {
    if (email === undefined) return challengeFor({ purpose: "signIn", userId: null }, system, deps);
    const account = await system.maybe<Account>(accountByEmail(email));
    // The same error for an account without a key as for no account, so that they cannot be distinguished.
    if (!account || (await keysOf(account.id, system)).length === 0) throw fail("invalid-email-password");
    return challengeFor({ purpose: "signIn", userId: account.id }, system, deps);
  });
  return requestOptions(known, challenge, deps);
}

/** Throws `unverified-user` or `disabled-user` only once the key is verified. */
export async function signInWithSecurityKey(
  { credential, email }: { credential: AuthenticationResponseJSON; email: string | undefined },
  pool: Pool,
  deps: KeySessionDeps,
): Promise<Session> {
  const { account, use } = await showSecurityKey({ credential, purpose: "signIn", email }, pool, deps);
  return asSystem(pool, async (system) => {
    await noteUse(use, system, deps);
    const current = await system.one<Account>(accountById(account.id));
    if (awaitsVerification(current, deps.config)) throw fail("unverified-user");
    return openSession(current, system, deps);
  });
}
