import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import type { TotpDeps, TypedCode } from "./second-factor.ts";

interface Deps extends TotpDeps {
  config: AuthMailDeps["config"] & TotpDeps["config"];
}

/** Returns a new set, which voids the earlier one. Throws `disabled-mfa-totp`. */
export async function makeRecoveryCodes(userId: string, system: Rights, deps: Deps): Promise<string[]> {
  const codes = await replaceRecoveryCodes(userId, system, deps);
  const account = await recordChange({ userId, reason: "new recovery codes" }, system);
  await mailNotice({ account, template: "recovery-codes-made" }, system, deps);
  return codes;
}

/** Turns the second factor off. Throws `disabled-mfa-totp`, `no-totp-secret`, `invalid-recovery-code`. */
export async function recoverFromLostApp(typed: TypedCode, system: Rights, deps: Deps): Promise<void> {
  const refusal = await takeRecoveryCode(typed, system, deps);
  if (refusal) throw fail(refusal);
  const { userId } = typed;
  await system.run({ text: "delete from app_private.user_totp where user_id = $1", values: [userId] });
  await auditAccount({ userId, action: "deleted", entity: "user_totp" }, system);
  const account = await recordChange({ userId, reason: "second factor turned off with a recovery code" }, system);
  await mailNotice({ account, template: "second-factor-off" }, system, deps);
}

async function recordChange({ userId, reason }: { userId: string; reason: string }, system: Rights): Promise<Account> {
  const account = await system.one<Account>(accountById(userId));
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, reason)
      values ($1, $2, 'override', 'users', $1, $3)`,
    values: [userId, account.defaultRole, reason],
  });
  return account;
}
