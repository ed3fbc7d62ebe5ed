import { fail } from "@boresight/domain/base/errors";
import { hasSecurityKey } from "#modules/accounts/factors/security-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/**
 * A change of an account needs the elevated claim where the settings require it, and always in a session opened by a personal
 * access token. Throws `elevated-claim-required`.
 */
export async function requireElevation(user: SignedInUser, deps: Pick<AuthDeps, "config" | "pool">): Promise<void> {
  requirePerson(user);
  await requireElevationBySettings(user, deps);
}

/** The same for people who have a key; the first key is added without, whatever the settings say. */
export async function requireElevationByKey(
  user: SignedInUser,
  deps: Pick<AuthDeps, "config" | "pool">,
): Promise<void> {
  requirePerson(user);
  await requireProofOfKey(user, deps);
}

/** What the settings require, of people and of sessions opened by a personal access token. */
export async function requireElevationBySettings(
  user: SignedInUser,
  deps: Pick<AuthDeps, "config" | "pool">,
): Promise<void> {
  if (deps.config.auth.elevation !== "required") return requireProofOfKey(user, deps);
  if (!user.isElevated) throw fail("elevated-claim-required");
}

async function requireProofOfKey(
  { userId, isElevated }: SignedInUser,
  deps: Pick<AuthDeps, "config" | "pool">,
): Promise<void> {
  if (isElevated || deps.config.auth.elevation === "disabled") return;
  const hasKey = await asSystem(deps.pool, (system) => hasSecurityKey(userId, system));
  if (hasKey) throw fail("elevated-claim-required");
}

/** A personal access token alone is not enough to change the account itself. */
function requirePerson({ session, isElevated }: SignedInUser): void {
  if (session.isOpenedByToken && !isElevated) throw fail("elevated-claim-required");
}
