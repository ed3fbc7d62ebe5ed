import { fail } from "@boresight/domain/base/errors";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import { isOpenedByToken } from "#modules/accounts/sessions/personal-access-tokens.ts";
import { hasSecurityKey } from "#modules/accounts/factors/security-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/auth-deps.ts";

/**
 * A change of an account needs a fresh proof where the settings require one, and always in a session opened by a personal
 * access token. Throws `elevated-claim-required`.
 */
export async function requireElevation(user: TokenClaims, deps: AuthDeps): Promise<void> {
  await requirePerson(user, deps);
  await requireElevationBySettings(user, deps);
}

/** The same for people who have a key; the first key is added without, whatever the settings say. */
export async function requireElevationByKey(user: TokenClaims, deps: AuthDeps): Promise<void> {
  await requirePerson(user, deps);
  await requireProofOfKey(user, deps);
}

/** What the settings require, of people and of sessions opened by a personal access token. */
export async function requireElevationBySettings(user: TokenClaims, deps: AuthDeps): Promise<void> {
  if (deps.config.auth.elevation !== "required") return requireProofOfKey(user, deps);
  if (!user.isElevated) throw fail("elevated-claim-required");
}

async function requireProofOfKey({ userId, isElevated }: TokenClaims, deps: AuthDeps): Promise<void> {
  if (isElevated || deps.config.auth.elevation === "disabled") return;
  const hasKey = await asSystem(deps.pool, (system) => hasSecurityKey(userId, system));
  if (hasKey) throw fail("elevated-claim-required");
}

/** A personal access token alone is not enough to change the account itself. */
async function requirePerson({ sessionId, isElevated }: TokenClaims, deps: AuthDeps): Promise<void> {
  if (isElevated) return;
  const isProgram = await asSystem(deps.pool, (system) => isOpenedByToken(sessionId, system));
  if (isProgram) throw fail("elevated-claim-required");
}
