import { cents, negated, type Cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import { paymentReversalSchema } from "@boresight/domain/billing/payment-schema";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/events.ts";
import { mutation } from "#platform/mutation.ts";
import { returnReward } from "../rewards/redeem-reward.ts";
import { reverseReward } from "../rewards/reverse-reward.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";

export const reversePayment = mutation({
  summary: "Takes back a payment that bounced, was refunded or was entered by mistake: what it paid is open again.",
  callers: ["admin"],
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
 * Books the reversal of a payment: its allocations, its credit and the rewards that it earned, in the transaction of the
 * caller. Throws `payment-already-reversed`.
 */
export async function takeBackPayment({ id, reason, by }: TakenBack, work: Work): Promise<void> {
  const { system, now } = work;
  await lockRows(system, "app.payments", { ids: [id] });
  const payment = await system.one<{ customerId: string; amountCents: number; isReversed: boolean }>({
    text: `select customer_id, amount_cents,
        exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed
      from app.payments p where id = $1`,
    values: [id],
  });
  if (payment.isReversed) throw fail("payment-already-reversed");
  const { customerId } = payment;
  const paid = await readAllocations(id, work);
  if (paid.length > 0) await lockRows(system, "app.invoices", { ids: paid.map(({ invoiceId }) => invoiceId) });
  await system.run({
    text: `insert into app.payment_reversals (payment_id, customer_id, reason, created_at, created_by) values ($1, $2, $3, $4, $5)`,
    values: [id, customerId, reason, now, by],
  });
  const taken = paid.map(({ invoiceId, amount }) => ({ invoiceId, amount: negated(cents(amount)) }));
  const orders = await bookAllocations({ paymentId: id, customerId, by }, taken, work);
  await takeBackCredit({ id, customerId, by }, work);
  for (const { invoiceId } of paid) await reverseReward(invoiceId, { by }, work);
  await returnReward({ paymentId: id }, { by }, work);
  const payload = { customerId, amountCents: payment.amountCents, reason, ...onlyOrder(orders) };
  await work.emit({ type: "payment.reversed", entityId: id, payload });
}

const readAllocations = (paymentId: string, { system }: Work) =>
  system.rows<{ invoiceId: string; amount: Cents }>({
    text: `select invoice_id, sum(amount_cents)::integer as amount from app.payment_allocations where payment_id = $1
      group by invoice_id having sum(amount_cents) <> 0 order by invoice_id`,
    values: [paymentId],
  });

/** Credit that is spent already leaves the account below zero: the customer owes it. */
async function takeBackCredit(
  { id, customerId, by }: { id: string; customerId: string; by: string | null },
  { system, now }: Work,
): Promise<void> {
  await system.run({
    text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, payment_id, of_entry_id, created_at, created_by)
      select $2, 'customer', 'reverse', -amount_cents, $1, id, $3, $4 from app.credit_entries
      where payment_id = $1 and account = 'customer' and kind in ('excess', 'deposit')`,
    values: [id, customerId, now, by],
  });
}
