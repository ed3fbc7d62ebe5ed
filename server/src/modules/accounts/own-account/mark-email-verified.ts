import type { Rights } from "#platform/database/transaction.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { endEverything } from "#modules/accounts/sessions/sessions.ts";

/**
 * Marks the address as verified, because the person received what was sent to it. Returns whether it was not verified
 * before.
 */
export async function markEmailVerified(userId: string, system: Rights): Promise<boolean> {
  const marked = await system.run({
    text: "update app.users set email_verified = true where id = $1 and email is not null and not email_verified",
    values: [userId],
  });
  return marked > 0;
}

/**
 * The address's owner signs in by email without a password. If nobody had verified the address, somebody else may have
 * registered it in advance: the credentials they left are removed. A second factor stays: its owner must enter its
 * code, and only then is the address verified.
 */
export async function claimAddress(userId: string, system: Rights): Promise<void> {
  if (await hasSecondFactor(userId, system)) return;
  if (!(await markEmailVerified(userId, system))) return;
  for (const table of ["user_passwords", "user_totp", "security_keys", "user_identities"]) {
    await system.run({ text: `delete from app_private.${table} where user_id = $1`, values: [userId] });
  }
  await auditAccount({ userId, action: "deleted", entity: "user_passwords" }, system);
  await endEverything(userId, system);
}

async function hasSecondFactor(userId: string, system: Rights): Promise<boolean> {
  const text = "select from app_private.user_totp where user_id = $1 and is_active";
  return (await system.run({ text, values: [userId] })) > 0;
}
