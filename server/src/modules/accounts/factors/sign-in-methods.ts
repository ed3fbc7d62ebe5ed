import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";

/** Removes a sign-in method. Throws `last-way-in`, which undoes the transaction, when it is the person's last one. */
export async function removeSignInMethod(userId: string, system: Rights, takeAway: () => Promise<void>): Promise<void> {
  // Locked first, so that of two concurrent removals the second sees the first.
  await system.run({ text: "select from app.users where id = $1 for update", values: [userId] });
  await takeAway();
  const { isLeft } = await system.one<{ isLeft: boolean }>({
    text: `select (u.email is not null and u.email_verified) or (u.phone_number is not null and u.phone_number_verified)
        or exists (select from app_private.user_passwords where user_id = u.id)
        or exists (select from app_private.user_identities where user_id = u.id)
        or exists (select from app_private.security_keys where user_id = u.id) as is_left
      from app.users u where u.id = $1`,
    values: [userId],
  });
  if (!isLeft) throw fail("last-way-in");
}
