import { payingCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { negated, smallest, sum } from "@boresight/domain/base/money";
import { allocatePayment, type Allocation } from "@boresight/domain/billing/allocate-payment";
import { creditUseSchema } from "@boresight/domain/billing/payment-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { bookAllocations, onlyOrder } from "./book-allocations.ts";
import { lockCredit, lockPayableInvoices } from "./locks.ts";

export const applyCredit = mutation({
  summary:
    "Pays invoices from what the customer has paid ahead or too much. Customers use their own for their own invoices.",
  callers: payingCallers,
  input: creditUseSchema,
  returns: { invoice: "Invoice", invoices: "[Invoice!]!" },
  clientKey: true,
  errors: ["credit-over-balance", "invoice-not-open", "payment-exceeds-balance"],
  async run({ customerId, invoiceId, invoiceIds, amountCents }, tx) {
    const ids = [...new Set(invoiceIds ?? (invoiceId ? [invoiceId] : []))];
    const seen = await tx.caller.rows({
      text: "select from app.invoices where id = any ($1) and customer_id = $2",
      values: [ids, customerId],
    });
    if (seen.length < ids.length) throw fail("not-found");
    const credit = await lockCredit(customerId, tx);
    const invoices = await lockPayableInvoices({ customerId, ids }, tx.system);
    if (invoices.length < ids.length) throw fail("invoice-not-open");
    const amount = amountCents ?? smallest(credit, sum(invoices.map(({ balance }) => balance)));
    if (amount > credit || amount <= 0) throw fail("credit-over-balance", { data: { mostCents: credit } });
    const { allocations } = allocatePayment({ amount, allocations: null, keepExcess: false }, invoices);
    for (const allocation of allocations) await payFromCredit(customerId, allocation, tx);
    return { invoice: invoiceId ?? null, invoices: ids };
  },
});

async function payFromCredit(customerId: string, allocation: Allocation, tx: Transaction): Promise<void> {
  const { invoiceId, amount } = allocation;
  const by = tx.caller.userId;
  const { id } = await tx.system.one<{ id: string }>({
    text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, created_at, created_by)
      values ($1, 'customer', 'apply', $2, $3, $4, $5) returning id`,
    values: [customerId, negated(amount), invoiceId, tx.now, by],
  });
  const orders = await bookAllocations({ creditEntryId: id, customerId, by }, [allocation], tx);
  const payload = { customerId, amountCents: amount, ...onlyOrder(orders) };
  await tx.emit({ type: "credit.applied", entityId: id, payload });
}
