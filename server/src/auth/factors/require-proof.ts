import { isFreshProof } from "@boresight/domain/accounts/fresh-proof";
import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { proveByCode, proveByPassword, type ShownProof } from "#modules/accounts/factors/prove-again.ts";
import { noteProof } from "#modules/accounts/sessions/sessions.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { otpField } from "#auth/input/fields.ts";
import type { SignedInUser } from "#auth/endpoint/signed-in-user.ts";

/** The current password, in a body. */
export const currentPasswordField = z.string().min(1).max(1024);

/** What a body may show; a session in which something was shown in the last five minutes needs nothing. */
export const proofFields = { password: currentPasswordField.optional(), code: otpField.optional() };

/** What `requireProof` throws besides what the settings of elevation demand. */
export const proofErrors = [
  "elevated-claim-required",
  "invalid-email-password",
  "password-too-new",
  "invalid-totp",
  "invalid-otp",
] as const;

/**
 * What guards an account is changed only by somebody who proves who they are: now, or in the last five minutes of this session,
 * of which the sign-in is one. Throws `elevated-claim-required` when nothing is shown.
 */
export async function requireProof(user: SignedInUser, shown: ShownProof, deps: AuthDeps): Promise<void> {
  const wasShown = user.isElevated || isFreshProof(user.session.provedAt, deps.clock());
  const isShown = shown.password !== undefined || shown.code !== undefined;
  if (!isShown && !wasShown) throw fail("elevated-claim-required");
  if (!isShown) return;
  const isProved = await deps.guesses(user.userId, () => prove(user.userId, shown, deps));
  if (isProved) await asSystem(deps.pool, (system) => noteProof(user.sessionId, system, deps));
  else if (!wasShown) throw fail("password-too-new");
}

async function prove(userId: string, { password, code }: ShownProof, deps: AuthDeps): Promise<boolean> {
  if (code !== undefined) await proveByCode({ userId, code }, deps.pool, deps);
  return password === undefined || (await proveByPassword({ userId, password }, deps.pool, deps));
}
