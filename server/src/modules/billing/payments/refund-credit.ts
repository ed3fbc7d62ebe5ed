import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { negated } from "@boresight/domain/base/money";
import { creditRefundSchema } from "@boresight/domain/billing/payment-schema";
import { mutation } from "#platform/mutation.ts";
import { lockCredit } from "./lock-credit.ts";

export const refundCredit = mutation({
  summary: "Notes that credit was given back to the customer outside the product.",
  callers: officeCallers,
  input: creditRefundSchema,
  returns: { customer: "Customer" },
  clientKey: true,
  errors: ["credit-over-balance"],
  async run({ customerId, amountCents, note }, tx) {
    await tx.caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
    const credit = await lockCredit(customerId, tx);
    if (amountCents > credit) throw fail("credit-over-balance", { data: { mostCents: Math.max(0, credit) } });
    await tx.system.run({
      text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, note, created_at, created_by)
        values ($1, 'customer', 'refund', $2, $3, $4, $5)`,
      values: [customerId, negated(amountCents), note, tx.now, tx.caller.userId],
    });
    return { customer: customerId };
  },
});
