import { fail } from "@boresight/domain/base/errors";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import { isOpenedByToken } from "#modules/accounts/sessions/personal-access-tokens.ts";
import { hasSecurityKey } from "#modules/accounts/factors/security-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthParts } from "#auth/auth-parts.ts";

/** Where the settings ask for it, what changes an account needs a security key shown a moment ago. A program's token never does. */
export async function requireElevation(user: TokenClaims, parts: AuthParts): Promise<void> {
  await requirePerson(user, parts);
  await requireElevationBySettings(user, parts);
}

/** The same for people who have a key; the first one is added without, whatever the settings say. */
export async function requireElevationByKey(user: TokenClaims, parts: AuthParts): Promise<void> {
  await requirePerson(user, parts);
  await requireProofOfKey(user, parts);
}

/** What the settings ask for, of people and of sessions that a personal access token opened. */
export async function requireElevationBySettings(user: TokenClaims, parts: AuthParts): Promise<void> {
  if (parts.config.auth.elevation !== "required") return requireProofOfKey(user, parts);
  if (!user.isElevated) throw fail("elevated-claim-required");
}

async function requireProofOfKey({ userId, isElevated }: TokenClaims, parts: AuthParts): Promise<void> {
  if (isElevated || parts.config.auth.elevation === "disabled") return;
  const hasKey = await asSystem(parts.pool, (system) => hasSecurityKey(userId, system));
  if (hasKey) throw fail("elevated-claim-required");
}

/** Whoever holds a program's token must show more than that before the account itself changes. */
async function requirePerson({ sessionId, isElevated }: TokenClaims, parts: AuthParts): Promise<void> {
  if (isElevated) return;
  const isProgram = await asSystem(parts.pool, (system) => isOpenedByToken(sessionId, system));
  if (isProgram) throw fail("elevated-claim-required");
}
