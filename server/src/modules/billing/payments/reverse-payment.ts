import { officeCallers } from "@boresight/domain/accounts/roles";
import { cents, negated, sum } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import { paymentReversalSchema } from "@boresight/domain/billing/payment-schema";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/database/events.ts";
import { mutation } from "#platform/mutation.ts";
import { returnReward } from "../rewards/redeem-reward.ts";
import { reverseReward } from "../rewards/reverse-reward.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";
import { lockAllocated, lockCredit } from "./locks.ts";
import { readCreditLeft, takeBackCredit } from "./take-back-credit.ts";

export const reversePayment = mutation({
  summary: "Takes back a payment that bounced, was refunded or was entered by mistake: what it paid is open again.",
  callers: officeCallers,
  input: paymentReversalSchema,
  returns: { payment: "Payment" },
  errors: ["payment-already-reversed"],
  async run({ id, reason }, tx) {
    await tx.caller.one({ text: "select id from app.payments where id = $1", values: [id] });
    await takeBackPayment({ id, reason, by: tx.caller.userId }, tx);
    return { payment: id };
  },
});

interface TakenBack {
  id: string;
  reason: string;
  by: string | null;
}

/**
 * Books the reversal of a payment, or of what is left of it: its allocations, its credit and the rewards that it earned, in
 * the transaction of the caller. Throws `payment-already-reversed`.
 */
export async function takeBackPayment({ id, reason, by }: TakenBack, work: Work): Promise<void> {
  const { system, now } = work;
  await lockRows(system, "app.payments", { ids: [id] });
  const payment = await system.one<{ customerId: string; amountLeft: number; isReversed: boolean }>({
    text: `select customer_id, amount_cents - returned_cents as amount_left,
        exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed
      from app.payments p where id = $1`,
    values: [id],
  });
  const { customerId, amountLeft } = payment;
  if (payment.isReversed || amountLeft === 0) throw fail("payment-already-reversed");
  await lockCredit(customerId, work);
  const paid = await lockAllocated(id, work);
  await system.run({
    text: `insert into app.payment_reversals (payment_id, customer_id, reason, created_at, created_by) values ($1, $2, $3, $4, $5)`,
    values: [id, customerId, reason, now, by],
  });
  const taken = paid.map(({ invoiceId, amount }) => ({ invoiceId, amount: negated(cents(amount)) }));
  const orders = await bookAllocations({ paymentId: id, customerId, by }, taken, work);
  const credit = sum((await readCreditLeft(id, work)).map(({ left }) => cents(left)));
  await takeBackCredit({ paymentId: id, customerId, by }, credit, work);
  for (const { invoiceId } of paid) await reverseReward(invoiceId, { by }, work);
  await returnReward({ paymentId: id }, { by }, work);
  const payload = { customerId, amountCents: amountLeft, reason, ...onlyOrder(orders) };
  await work.emit({ type: "payment.reversed", entityId: id, payload });
}
