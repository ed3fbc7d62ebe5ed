import { negated } from "@boresight/domain/base/money";
import { expiringCredits } from "@boresight/domain/billing/reward";
import type { Work } from "#platform/database/events.ts";
import { shopDay } from "../shop-day.ts";
import { addRewardEntries, lockRewardEntries } from "./read-reward-entries.ts";

const mostAtOnce = 500;

/** Books the credit that was not redeemed in time, for so many customers; the next night takes the rest. */
export async function expireRewards(work: Work): Promise<void> {
  const { system, now } = work;
  const today = await shopDay(work);
  const customers = await system.rows<{ customerId: string }>({
    text: `select distinct customer_id from app.credit_entries e
      where expires_on < $1 and account = 'reward' and amount_cents
        + coalesce((select sum(u.amount_cents) from app.credit_entries u where u.of_entry_id = e.id), 0) > 0
      order by customer_id limit ${mostAtOnce}`,
    values: [today],
  });
  for (const { customerId } of customers) {
    const expiring = expiringCredits(await lockRewardEntries(customerId, system), today);
    await addRewardEntries(
      { customerId, by: null, now },
      expiring.map((row) => ({ ...row, kind: "expire" as const })),
      system,
    );
    for (const { ofEntryId, amount } of expiring)
      await work.emit({
        type: "reward.expired",
        entityId: ofEntryId,
        payload: { customerId, amountCents: negated(amount) },
      });
  }
}
