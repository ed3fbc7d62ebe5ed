import { officeCallers } from "@boresight/domain/accounts/roles";
import { newPaymentSchema, requireCurrency, requireReceived } from "@boresight/domain/billing/payment-schema";
import { mutation } from "#platform/mutation.ts";
import { readBillingSettings } from "../prices/read-billing-settings.ts";
import { latestDay, shopDay } from "../shop-day.ts";
import { bookPayment } from "./book-payment.ts";

export const recordPayment = mutation({
  summary: "Records a payment and what it pays. More than is owed is refused, or becomes the customer's credit.",
  callers: officeCallers,
  input: (now) => newPaymentSchema(latestDay(now)),
  returns: { payment: "Payment" },
  clientKey: true,
  errors: [
    "invoice-not-open",
    "month-closed",
    "payment-exceeds-balance",
    "payment-in-the-future",
    "reward-over-balance",
    "reward-over-cap",
  ],
  async run({ amountCents, currency, allocations, ...payment }, tx) {
    requireReceived(payment, await shopDay(tx));
    requireCurrency(currency, (await readBillingSettings(tx.system)).currency);
    await tx.caller.one({ text: "select id from app.customers where id = $1", values: [payment.customerId] });
    const wanted = allocations?.map((one) => ({ invoiceId: one.invoiceId, amount: one.amountCents })) ?? null;
    const booked = { ...payment, amount: amountCents, allocations: wanted, by: tx.caller.userId };
    return { payment: await bookPayment(booked, tx) };
  },
});
