import { negated } from "@boresight/domain/base/money";
import { reversibleAmount } from "@boresight/domain/billing/reward";
import type { Work } from "#platform/database/events.ts";
import { addRewardEntries, lockRewardEntries } from "./read-reward-entries.ts";

/** Takes back what an invoice earned, when it is void or no longer paid. What is spent already is owed: the account goes below zero. */
export async function reverseReward(invoiceId: string, { by }: { by: string | null }, work: Work): Promise<void> {
  const { system, now } = work;
  const earning = await system.maybe<{ customerId: string }>({
    text: "select customer_id from app.credit_entries where invoice_id = $1 and account = 'reward' and kind = 'earn' limit 1",
    values: [invoiceId],
  });
  if (!earning) return;
  const entries = await lockRewardEntries(earning.customerId, system);
  const taken = entries
    .filter((entry) => entry.kind === "earn" && entry.invoiceId === invoiceId)
    .map((entry) => ({ entry, amount: reversibleAmount(entry, entries) }))
    .filter(({ amount }) => amount > 0)
    .map(({ entry, amount }) => ({
      kind: "reverse" as const,
      amount: negated(amount),
      ofEntryId: entry.id,
      invoiceId,
    }));
  await addRewardEntries({ customerId: earning.customerId, by, now }, taken, system);
}
