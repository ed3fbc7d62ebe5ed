import { fail } from "@boresight/domain/errors";
import type { TokenClaims } from "#modules/accounts/access-token.ts";
import { hasSecurityKey } from "#modules/accounts/security-keys.ts";
import { asSystem } from "#platform/transaction.ts";
import type { AuthParts } from "./auth-parts.ts";

/** Where the settings ask for it, what changes an account needs a security key shown a moment ago. */
export async function requireElevation(user: TokenClaims, parts: AuthParts): Promise<void> {
  if (parts.config.auth.elevation !== "required") return requireElevationByKey(user, parts);
  if (!user.isElevated) throw fail("elevated-claim-required");
}

/** The same for people who have a key; the first one is added without, whatever the settings say. */
export async function requireElevationByKey({ userId, isElevated }: TokenClaims, parts: AuthParts): Promise<void> {
  if (isElevated || parts.config.auth.elevation === "disabled") return;
  const hasKey = await asSystem(parts.pool, (system) => hasSecurityKey(userId, system));
  if (hasKey) throw fail("elevated-claim-required");
}
