import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { negated } from "@boresight/domain/base/money";
import { creditRefundSchema, requireReceived } from "@boresight/domain/billing/payment-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import type * as z from "zod";
import { requireOpenMonth } from "../months/require-open-month.ts";
import { latestDay, shopDay } from "../shop-day.ts";
import { lockCredit } from "./locks.ts";

export const refundCredit = mutation({
  summary: "Notes that credit was given back to the customer outside the product.",
  callers: officeCallers,
  input: (now) => creditRefundSchema(latestDay(now)),
  returns: { customer: "Customer" },
  clientKey: true,
  errors: ["credit-over-balance", "month-closed", "payment-in-the-future"],
  async run({ customerId, ...refund }, tx) {
    await tx.caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
    await bookRefund({ ...refund, customerId, invoiceId: null }, tx);
    return { customer: customerId };
  },
});

interface Refund extends Omit<z.output<ReturnType<typeof creditRefundSchema>>, "customerId"> {
  customerId: string;
  /** The invoice that it takes something off, where it is known. */
  invoiceId: string | null;
}

/** Takes credit from the account of a customer whom the caller has seen. Throws `credit-over-balance`, `month-closed` and `payment-in-the-future`. */
export async function bookRefund(refund: Refund, tx: Transaction): Promise<void> {
  const { customerId, invoiceId, amountCents, note, method, paidOn } = refund;
  const today = await shopDay(tx);
  const day = paidOn ?? today;
  requireReceived({ receivedOn: day }, today);
  await requireOpenMonth(day, tx.system);
  const credit = await lockCredit(customerId, tx);
  if (amountCents > credit) throw fail("credit-over-balance", { data: { mostCents: Math.max(0, credit) } });
  await tx.system.run({
    text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, note, method, paid_on, created_at, created_by)
      values ($1, 'customer', 'refund', $2, $3, $4, $5, $6, $7, $8)`,
    values: [customerId, negated(amountCents), invoiceId, note, method, day, tx.now, tx.caller.userId],
  });
}
