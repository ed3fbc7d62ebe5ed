import { payingCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { negated, smallest } from "@boresight/domain/base/money";
import { creditUseSchema } from "@boresight/domain/billing/payment-schema";
import { mutation } from "#platform/mutation.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";
import { lockCredit } from "./lock-credit.ts";
import { lockPayableInvoices } from "./lock-payable-invoices.ts";

export const applyCredit = mutation({
  summary:
    "Pays an invoice from what the customer has paid ahead or too much. Customers use their own for their own invoices.",
  callers: payingCallers,
  input: creditUseSchema,
  returns: { invoice: "Invoice" },
  clientKey: true,
  errors: ["credit-over-balance", "invoice-not-open", "payment-exceeds-balance"],
  async run({ customerId, invoiceId, amountCents }, tx) {
    await tx.caller.one({
      text: "select id from app.invoices where id = $1 and customer_id = $2",
      values: [invoiceId, customerId],
    });
    const credit = await lockCredit(customerId, tx);
    const [invoice] = await lockPayableInvoices({ customerId, ids: [invoiceId] }, tx.system);
    if (!invoice) throw fail("invoice-not-open");
    const amount = amountCents ?? smallest(credit, invoice.balance);
    if (amount > credit || amount <= 0) throw fail("credit-over-balance", { data: { mostCents: credit } });
    if (amount > invoice.balance) throw fail("payment-exceeds-balance", { data: { balanceCents: invoice.balance } });
    const { id } = await tx.system.one<{ id: string }>({
      text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, created_at, created_by)
        values ($1, 'customer', 'apply', $2, $3, $4, $5) returning id`,
      values: [customerId, negated(amount), invoiceId, tx.now, tx.caller.userId],
    });
    const orders = await bookAllocations(
      { creditEntryId: id, customerId, by: tx.caller.userId },
      [{ invoiceId, amount }],
      tx,
    );
    const payload = { customerId, amountCents: amount, ...onlyOrder(orders) };
    await tx.emit({ type: "credit.applied", entityId: id, payload });
    return { invoice: invoiceId };
  },
});
