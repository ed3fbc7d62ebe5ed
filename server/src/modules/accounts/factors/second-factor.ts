// The second factor of an account: an authenticator app's secret, sealed, and the last code that was taken.
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { createSealing } from "#platform/seal.ts";
import type { Rights } from "#platform/database/transaction.ts";
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

/** A new secret, not yet asked for at sign-in; it replaces one that was never put to use. */
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

/** From now on a password alone does not sign in. The code shows that the secret has arrived; only a sign-in uses codes up. */
export async function activateTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<void> {
  const totp = await findTotp(typed.userId, system);
  if (!totp) throw fail("no-totp-secret");
  if (totp.isActive) throw fail("totp-already-active");
  if (stepOf(totp, typed.code, deps) === null) throw fail("invalid-totp");
  await system.run({
    text: "update app_private.user_totp set is_active = true where user_id = $1",
    values: [typed.userId],
  });
}

/** Who holds the phone may do without it; the secret is forgotten. */
export async function deactivateTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<void> {
  const totp = await findTotp(typed.userId, system);
  if (!totp?.isActive) throw fail("disabled-mfa-totp");
  if (stepOf(totp, typed.code, deps) === null) throw fail("invalid-totp");
  await system.run({ text: "delete from app_private.user_totp where user_id = $1", values: [typed.userId] });
}

/** Takes a code of an active second factor; null when it was right, else why not. */
export async function checkTotp(typed: TypedCode, system: Rights, deps: TotpDeps): Promise<ErrorCode | null> {
  const totp = await findTotp(typed.userId, system);
  if (!totp) return "no-totp-secret";
  if (!totp.isActive) return "disabled-mfa-totp";
  return (await takeCode(totp, typed, { system, deps })) ? null : "invalid-totp";
}

/** Locked: of two requests at once the second sees what the first has done. */
async function findTotp(userId: string, system: Rights): Promise<StoredTotp | undefined> {
  return system.maybe<StoredTotp>({
    text: `select sealed_secret, is_active from app_private.user_totp
      where user_id = $1 for update`,
    values: [userId],
  });
}

const stepOf = ({ sealedSecret }: StoredTotp, code: string, { config, clock }: TotpDeps): number | null =>
  stepOfCode(sealingOf(config).open(sealedSecret), code, clock());

/** No code signs in twice, and none that is older than one that has. */
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
