import type { Rights } from "#platform/database/transaction.ts";
import { endEverything } from "#modules/accounts/sessions/sessions.ts";

/** Whoever holds what was mailed to the address reads its mail. Answers whether that is news. */
export async function markEmailVerified(userId: string, system: Rights): Promise<boolean> {
  const marked = await system.run({
    text: "update app.users set email_verified = true where id = $1 and email is not null and not email_verified",
    values: [userId],
  });
  return marked > 0;
}

/**
 * The address's owner comes in by mail, without ever having seen a password. Where nobody had proved the address before,
 * somebody else may have registered it beforehand: what they left behind opens nothing any more. A second factor holds
 * all the same: whoever set it up must show its code, and only then is the address proved.
 */
export async function claimAddress(userId: string, system: Rights): Promise<void> {
  if (await hasSecondFactor(userId, system)) return;
  if (!(await markEmailVerified(userId, system))) return;
  for (const table of ["user_passwords", "user_totp", "security_keys", "user_identities"]) {
    await system.run({ text: `delete from app_private.${table} where user_id = $1`, values: [userId] });
  }
  await endEverything(userId, system);
}

async function hasSecondFactor(userId: string, system: Rights): Promise<boolean> {
  const text = "select from app_private.user_totp where user_id = $1 and is_active";
  return (await system.run({ text, values: [userId] })) > 0;
}
