import { fail } from "@boresight/domain/base/errors";
import { rewardAdjustmentSchema } from "@boresight/domain/billing/payment-schema";
import { rewardBalance } from "@boresight/domain/billing/reward";
import { mutation } from "#platform/mutation.ts";
import { addRewardEntries, lockRewardEntries } from "./read-reward-entries.ts";

export const adjustReward = mutation({
  summary: "Gives a partner reward credit or takes it away, with a note.",
  callers: ["admin"],
  input: rewardAdjustmentSchema,
  returns: { customer: "Customer" },
  clientKey: true,
  errors: ["reward-over-balance"],
  async run({ customerId, amountCents, note }, { caller, system, now }) {
    await caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
    const balance = rewardBalance(await lockRewardEntries(customerId, system));
    if (balance + amountCents < 0) throw fail("reward-over-balance", { data: { mostCents: Math.max(0, balance) } });
    const entry = { kind: "adjust", amount: amountCents, note } as const;
    await addRewardEntries({ customerId, by: caller.userId, now }, [entry], system);
    return { customer: customerId };
  },
});
