import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { invoiceRefundSchema } from "@boresight/domain/billing/payment-schema";
import { mutation } from "#platform/mutation.ts";
import { bookRefund } from "../payments/refund-credit.ts";
import { latestDay } from "../shop-day.ts";
import { createCreditMemo } from "./create-credit-memo.ts";

export const refundInvoice = mutation({
  summary:
    "Notes that money of a paid invoice was given back: a credit memo takes the amount off the invoice, and its credit is refunded.",
  callers: officeCallers,
  input: (now) => invoiceRefundSchema(latestDay(now)),
  returns: { creditMemo: "CreditMemo", invoice: "Invoice" },
  clientKey: true,
  errors: [
    "credit-memo-over-total",
    "credit-over-balance",
    "invoice-not-open",
    "invoice-not-paid",
    "month-closed",
    "payment-in-the-future",
  ],
  async run({ invoiceId, amountCents, reason, method, paidOn }, tx) {
    const { creditMemo } = await createCreditMemo({ invoiceId, amountCents, reason }, tx);
    // Of an invoice that was open, the memo would have paid a part of it, and other credit would be given back.
    const { customerId, isWhole } = await tx.system.one<{ customerId: string; isWhole: boolean }>({
      text: `select e.customer_id, not exists (select from app.credit_entries a
          where a.kind = 'apply' and a.of_entry_id = e.id) as is_whole
        from app.credit_entries e where e.credit_memo_id = $1`,
      values: [creditMemo],
    });
    if (!isWhole) throw fail("invoice-not-paid");
    await bookRefund({ customerId, invoiceId, amountCents, method, paidOn, note: reason }, tx);
    return { creditMemo, invoice: invoiceId };
  },
});
