// Wrong attempts at an account by somebody else: its owner is notified once, however long they go on.
import type { Rights } from "#platform/database/transaction.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import type { Clock } from "#platform/clock.ts";

/** A wave ends after a day without a wrong attempt. */
const calm = 86_400_000;
/** People mistype a password some times. */
const worthTelling = 10;

/** Counts a wrong attempt from a device that is not known to the account. */
export async function noteWrongGuess(
  userId: string,
  system: Rights,
  { config, clock }: AuthMailDeps & { clock: Clock },
): Promise<void> {
  const now = clock();
  const { failures, toldAt } = await system.one<{ failures: number; toldAt: string | null }>({
    text: `insert into app_private.guess_waves as w (user_id, failures, expires_at) values ($1, 1, $3)
      on conflict (user_id) do update set expires_at = $3,
        failures = case when w.expires_at <= $2 then 1 else w.failures + 1 end,
        told_at = case when w.expires_at <= $2 then null else w.told_at end
      returning failures, told_at`,
    values: [userId, now, new Date(now.getTime() + calm)],
  });
  if (failures < worthTelling || toldAt !== null) return;
  await system.run({
    text: "update app_private.guess_waves set told_at = $2 where user_id = $1",
    values: [userId, now],
  });
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) return;
  await mailNotice({ account, template: "sign-in-attempts" }, system, { config });
}
