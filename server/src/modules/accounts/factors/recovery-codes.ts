// Recovery codes: each replaces the authenticator app's code once. Only their hashes are stored.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import { Secret } from "otpauth";
import { hashOf } from "#modules/accounts/sessions/sessions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** How many a set has. */
const size = 10;

/** Ten bytes in base32, in groups that people can copy by hand: too many to be guessed from their hashes. */
function newCode(): string {
  const letters = new Secret({ size: 10 }).base32;
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

const hashOfCode = (typed: string): Buffer => hashOf(typed.replace(/[\s-]/g, ""));

/**
 * Replaces the person's recovery codes by a new set and returns it: they are readable only now. Throws
 * `disabled-mfa-totp`.
 */
export async function replaceRecoveryCodes(userId: string, system: Rights): Promise<string[]> {
  await requireSecondFactor(userId, system);
  const codes = Array.from({ length: size }, newCode);
  await system.run({ text: "delete from app_private.recovery_codes where user_id = $1", values: [userId] });
  await system.run({
    text: "insert into app_private.recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])",
    values: [userId, codes.map(hashOfCode)],
  });
  return codes;
}

/** Uses a code up. Returns null when it was right, otherwise the error code: the same for a wrong and a used one. */
export async function takeRecoveryCode(
  { userId, code }: { userId: string; code: string },
  system: Rights,
  { clock }: { clock: Clock },
): Promise<ErrorCode | null> {
  const refusal = await lockSecondFactor(userId, system);
  if (refusal) return refusal;
  const taken = await system.run({
    text: `update app_private.recovery_codes set used_at = $3
      where user_id = $1 and code_hash = $2 and used_at is null`,
    values: [userId, hashOfCode(code), clock()],
  });
  return taken === 1 ? null : "invalid-recovery-code";
}

export async function countRecoveryCodes(userId: string, system: Rights): Promise<number> {
  const { left } = await system.one<{ left: number }>({
    text: 'select count(*)::int as "left" from app_private.recovery_codes where user_id = $1 and used_at is null',
    values: [userId],
  });
  return left;
}

/** Throws `disabled-mfa-totp`. */
export async function requireSecondFactor(userId: string, system: Rights): Promise<void> {
  if (await lockSecondFactor(userId, system)) throw fail("disabled-mfa-totp");
}

/** Locked, so that of two concurrent requests the second sees what the first has done. */
async function lockSecondFactor(userId: string, system: Rights): Promise<ErrorCode | null> {
  const totp = await system.maybe<{ isActive: boolean }>({
    text: "select is_active from app_private.user_totp where user_id = $1 for update",
    values: [userId],
  });
  if (!totp) return "no-totp-secret";
  return totp.isActive ? null : "disabled-mfa-totp";
}
