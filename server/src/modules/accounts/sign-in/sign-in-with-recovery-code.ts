import type { Pool } from "pg";
import type { ErrorCode } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { countRecoveryCodes, takeRecoveryCode } from "#modules/accounts/factors/recovery-codes.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import type { Session, SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { passSecondFactor } from "./pass-second-factor.ts";

export interface RecoveryDeps extends SessionDeps {
  config: AuthMailDeps["config"] & SessionDeps["config"];
}

/** From this many on the email asks for a new set. */
const few = 3;

/** Signs in without the authenticator app; the person is told by email how many codes are left. */
export const signInWithRecoveryCode = (
  { ticket, recoveryCode }: { ticket: string; recoveryCode: string },
  pool: Pool,
  deps: RecoveryDeps,
): Promise<Session> =>
  passSecondFactor(
    { ticket, check: (userId, system) => takeAndReport({ userId, code: recoveryCode }, system, deps) },
    pool,
    deps,
  );

async function takeAndReport(
  typed: { userId: string; code: string },
  system: Rights,
  deps: RecoveryDeps,
): Promise<ErrorCode | null> {
  const refusal = await takeRecoveryCode(typed, system, deps);
  if (refusal) return refusal;
  const { userId } = typed;
  const account = await system.one<Account>(accountById(userId));
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, reason)
      values ($1, $2, 'override', 'users', $1, 'signed in with a recovery code')`,
    values: [userId, account.defaultRole],
  });
  const count = await countRecoveryCodes(userId, system);
  const template = count <= few ? "recovery-codes-low" : "recovery-code-used";
  await mailNotice({ account, template, count }, system, deps);
  return null;
}
