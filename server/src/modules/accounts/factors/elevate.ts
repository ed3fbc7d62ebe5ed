// Step-up: a signed-in person proves who they are again, and the session continues under an elevated token until the
// next refresh.
import { fail } from "@boresight/domain/base/errors";
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { proveByCode, proveByPassword } from "./prove-again.ts";
import type { TotpDeps } from "./second-factor.ts";
import { requestOptions } from "./security-key-ceremonies.ts";
import { hasSecurityKey, noteUse } from "./security-keys.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { challengeFor, showSecurityKey, type KeySessionDeps } from "./show-security-key.ts";

type Bearer = Pick<TokenClaims, "sessionId" | "userId">;

/**
 * Returns the options with which the browser asks for one of the person's keys. Throws `invalid-request` when the
 * email is not theirs or they have no key.
 */
export async function askForOwnKey(
  { userId, email }: { userId: string; email: string | undefined },
  pool: Pool,
  deps: KeySessionDeps,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { challenge, known } = await asSystem(pool, async (system) => {
    const account = await system.one<Account>(accountById(userId));
    if (email !== undefined && email !== account.email) throw fail("invalid-request");
    return challengeFor({ purpose: "elevate", userId }, system, deps);
  });
  return requestOptions(known, challenge, deps);
}

export interface KeyProof {
  bearer: Bearer;
  credential: AuthenticationResponseJSON;
  email: string | undefined;
}

export async function elevateWithSecurityKey(
  { bearer, credential, email }: KeyProof,
  pool: Pool,
  deps: KeySessionDeps,
): Promise<Session> {
  const { userId } = bearer;
  const { use } = await showSecurityKey({ credential, purpose: "elevate", userId, email }, pool, deps);
  return asSystem(pool, async (system) => {
    await noteUse(use, system, deps);
    return openElevatedSession(bearer, system, deps);
  });
}

/**
 * Only for people without a security key, because a password can be observed. Throws `elevated-claim-required` for
 * people with a key, `password-too-new` for a password that was just chosen, and what `proveByPassword` throws.
 */
export async function elevateWithPassword(
  { bearer, password }: { bearer: Bearer; password: string },
  pool: Pool,
  deps: SessionDeps,
): Promise<Session> {
  const { userId } = bearer;
  await requireNoKey(userId, pool);
  if (!(await proveByPassword({ userId, password }, pool, deps))) throw fail("password-too-new");
  return asSystem(pool, (system) => openElevatedSession(bearer, system, deps));
}

/** The same for a code. Throws what `proveByCode` throws. */
export async function elevateWithCode(
  { bearer, code }: { bearer: Bearer; code: string },
  pool: Pool,
  deps: SessionDeps & TotpDeps & { config: SessionDeps["config"] & TotpDeps["config"] },
): Promise<Session> {
  const { userId } = bearer;
  await requireNoKey(userId, pool);
  await proveByCode({ userId, code }, pool, deps);
  return asSystem(pool, (system) => openElevatedSession(bearer, system, deps));
}

async function requireNoKey(userId: string, pool: Pool): Promise<void> {
  if (await asSystem(pool, (system) => hasSecurityKey(userId, system))) throw fail("elevated-claim-required");
}

const farewell = 3_600_000; // an hour

/**
 * Shortens the session that asked: clients that continue with the new one leave it behind, and it expires within the
 * hour instead of staying in the list of sessions for weeks. A client that still uses it extends it by refreshing.
 */
async function openElevatedSession({ userId, sessionId }: Bearer, system: Rights, deps: SessionDeps): Promise<Session> {
  await system.run({
    text: `update app_private.refresh_tokens set expires_at = least(expires_at, $3)
      where id = $1 and user_id = $2 and kind = 'regular'`,
    values: [sessionId, userId, new Date(deps.clock().getTime() + farewell)],
  });
  const session = await openSession(await system.one<Account>(accountById(userId)), system, {
    ...deps,
    isElevated: true,
  });
  await system.run({
    text: "update app_private.push_devices set session_id = $1 where session_id = $2 and user_id = $3",
    values: [session.refreshTokenId, sessionId, userId],
  });
  return session;
}
