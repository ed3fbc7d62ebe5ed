// The second factor of an account: an authenticator app's secret, encrypted, and the last code that was accepted.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { createSealing } from "#platform/seal.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { newTotpSecret, stepOfCode } from "./totp.ts";

export interface TotpDeps {
  config: Pick<Config, "sealSecret">;
  clock: Clock;
}

interface StoredTotp {
  sealedSecret: Buffer;
  isActive: boolean;
}

const sealingOf = ({ sealSecret }: TotpDeps["config"]) => createSealing(sealSecret, "totp");

/**
 * Returns a new secret that sign-in does not require yet; it replaces one that was never activated. Throws
 * `totp-already-active`.
 */
export async function prepareTotp(userId: string, system: Rights, { config }: TotpDeps): Promise<string> {
  const secret = newTotpSecret();
  const stored = await system.run({
    text: `insert into app_private.user_totp (user_id, sealed_secret) values ($1, $2)
      on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = null, created_at = now()
        where not user_totp.is_active`,
    values: [userId, sealingOf(config).seal(secret)],
  });
  if (stored === 0) throw fail("totp-already-active");
  return secret;
}

export interface TypedCode {
  userId: string;
  code: string;
}

interface Attempt {
  system: Rights;
  deps: TotpDeps;
}

/**
 * From now on a password alone does not sign in. The code proves that the app has the secret. Throws `no-totp-secret`,
 * `totp-already-active`, `invalid-totp`.
 */
export async function activateTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<void> {
  const totp = await findTotp(typed.userId, system);
  if (!totp) throw fail("no-totp-secret");
  if (totp.isActive) throw fail("totp-already-active");
  if (!(await takeCode(totp, typed, { system, deps }))) throw fail("invalid-totp");
  await system.run({
    text: "update app_private.user_totp set is_active = true where user_id = $1",
    values: [typed.userId],
  });
  await auditAccount({ userId: typed.userId, action: "created", entity: "user_totp" }, system);
}

/** Turns the second factor off and deletes its secret, given a valid code. Throws `disabled-mfa-totp`, `invalid-totp`. */
export async function deactivateTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<void> {
  const totp = await findTotp(typed.userId, system);
  if (!totp?.isActive) throw fail("disabled-mfa-totp");
  if (!(await takeCode(totp, typed, { system, deps }))) throw fail("invalid-totp");
  await system.run({ text: "delete from app_private.user_totp where user_id = $1", values: [typed.userId] });
  await auditAccount({ userId: typed.userId, action: "deleted", entity: "user_totp" }, system);
}

/** Uses up a code of an active second factor. Returns null when it was right, otherwise the error code. */
export async function checkTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<ErrorCode | null> {
  const totp = await findTotp(typed.userId, system);
  if (!totp) return "no-totp-secret";
  if (!totp.isActive) return "disabled-mfa-totp";
  return (await takeCode(totp, typed, { system, deps })) ? null : "invalid-totp";
}

/** Locked, so that of two concurrent requests the second sees what the first has done. */
async function findTotp(userId: string, system: Rights): Promise<StoredTotp | undefined> {
  return system.maybe<StoredTotp>({
    text: `select sealed_secret, is_active from app_private.user_totp
      where user_id = $1 for update`,
    values: [userId],
  });
}

const stepOf = ({ sealedSecret }: StoredTotp, code: string, { config, clock }: TotpDeps): number | null =>
  stepOfCode(sealingOf(config).open(sealedSecret), code, clock());

/** A code is good once, for whatever it is shown, and never after a later code has been used. */
async function takeCode(totp: StoredTotp, { userId, code }: TypedCode, attempt: Attempt): Promise<boolean> {
  const { system, deps } = attempt;
  const step = stepOf(totp, code, deps);
  if (step === null) return false;
  const taken = await system.run({
    text: `update app_private.user_totp set last_step = $2
      where user_id = $1 and (last_step is null or last_step < $2)`,
    values: [userId, step],
  });
  return taken === 1;
}
