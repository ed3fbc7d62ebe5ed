// Recovery codes: each replaces the authenticator app's code once. Only their hashes are stored, made with a key of the server's.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import { Secret } from "otpauth";
import { hashOf } from "#modules/accounts/sessions/sessions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { keyedHash } from "#platform/keyed-hash.ts";
import type { Config } from "#platform/settings/config.ts";

/** How many a set has. */
const size = 10;

/** Ten bytes in base32, in groups that people can copy by hand: too many to be guessed from their hashes. */
function newCode(): string {
  const letters = new Secret({ size: 10 }).base32;
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

export interface CodeDeps {
  config: Pick<Config, "sealSecret">;
}

const keyedBy = ({ config }: CodeDeps) => keyedHash(config.sealSecret, "recovery-code");
const hashOfCode = (typed: string, deps: CodeDeps): Buffer => keyedBy(deps)(hashOf(typed.replace(/[\s-]/g, "")));

/** Replaces the plain hashes that earlier releases stored. */
export async function keyStoredCodes(system: Rights, deps: CodeDeps): Promise<void> {
  const keyed = keyedBy(deps);
  const plain = await system.rows<{ id: string; codeHash: Buffer }>({
    text: "select id, code_hash from app_private.recovery_codes where not is_keyed for update",
  });
  await system.run({
    text: `update app_private.recovery_codes c set code_hash = k.hash, is_keyed = true
      from unnest($1::uuid[], $2::bytea[]) as k (id, hash) where c.id = k.id`,
    values: [plain.map(({ id }) => id), plain.map(({ codeHash }) => keyed(codeHash))],
  });
}

/**
 * Replaces the person's recovery codes by a new set and returns it: they are readable only now. Throws
 * `disabled-mfa-totp`.
 */
export async function replaceRecoveryCodes(userId: string, system: Rights, deps: CodeDeps): Promise<string[]> {
  await requireSecondFactor(userId, system);
  const codes = Array.from({ length: size }, newCode);
  await system.run({ text: "delete from app_private.recovery_codes where user_id = $1", values: [userId] });
  await system.run({
    text: "insert into app_private.recovery_codes (user_id, code_hash, is_keyed) select $1, unnest($2::bytea[]), true",
    values: [userId, codes.map((code) => hashOfCode(code, deps))],
  });
  return codes;
}

/** Uses a code up. Returns null when it was right, otherwise the error code: the same for a wrong and a used one. */
export async function takeRecoveryCode(
  { userId, code }: { userId: string; code: string },
  system: Rights,
  deps: CodeDeps & { clock: Clock },
): Promise<ErrorCode | null> {
  const refusal = await lockSecondFactor(userId, system);
  if (refusal) return refusal;
  const taken = await system.run({
    text: `update app_private.recovery_codes set used_at = $3
      where user_id = $1 and code_hash = $2 and used_at is null`,
    values: [userId, hashOfCode(code, deps), deps.clock()],
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
