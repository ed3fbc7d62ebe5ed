import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { cents, difference, negated, smallest, type Cents } from "@boresight/domain/base/money";
import {
  creditMemoNumber,
  creditMemoSchema,
  divideCredit,
  type CreditedInvoice,
} from "@boresight/domain/billing/books/credit-memo";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockInvoice, type LockedInvoice } from "../invoices/lock-invoice.ts";
import { bookAllocations, onlyOrder } from "../payments/book-allocations.ts";
import { lockCredit } from "../payments/locks.ts";
import { reverseReward } from "../rewards/reverse-reward.ts";
import { shopDay } from "../shop-day.ts";

export const createCreditMemo = mutation({
  summary:
    "Takes back a part of what an issued invoice charged, or all: it pays what is open of it, and the rest becomes the customer's credit. The invoice stays as it is.",
  callers: officeCallers,
  input: creditMemoSchema,
  returns: { creditMemo: "CreditMemo", invoice: "Invoice" },
  clientKey: true,
  errors: ["credit-memo-over-total", "invoice-not-open"],
  async run({ invoiceId, amountCents, reason }, tx) {
    const { customerId } = await tx.caller.one<{ customerId: string }>({
      text: "select customer_id from app.invoices where id = $1",
      values: [invoiceId],
    });
    await lockCredit(customerId, tx); // Before the invoice, as whoever uses credit locks them.
    const invoice = await lockInvoice(invoiceId, tx.system);
    const { status } = invoice;
    if (status === "draft" || status === "void") throw fail("invoice-not-open", { data: { status } });
    const { id, number } = await addMemo({ invoice, amount: amountCents, reason }, tx);
    await useCredit({ invoice, memoId: id, amount: amountCents }, tx);
    await reverseReward(invoiceId, { by: tx.caller.userId }, tx); // What is given back has earned nothing.
    const { serviceOrderId } = invoice;
    const payload = { customerId, serviceOrderId, number, invoiceId, amountCents };
    await tx.emit({ type: "credit.memoWritten", entityId: id, payload });
    return { creditMemo: id, invoice: invoiceId };
  },
});

interface NewMemo {
  invoice: LockedInvoice;
  amount: Cents;
  reason: string;
}

async function addMemo({ invoice, amount, reason }: NewMemo, tx: Transaction): Promise<{ id: string; number: string }> {
  const { total } = invoice;
  const before = await tx.system.one<Omit<CreditedInvoice, "total">>({
    text: `select coalesce((select sum(m.total_cents) from app.credit_memos m where m.invoice_id = $1 and m.voided_at is null), 0)::integer as credited,
        coalesce((select json_agg(json_build_object('name', x.name, 'rate', x.rate, 'taxableCents', x.taxable_cents,
            'taxCents', x.tax_cents) order by x.sort_order, x.id) from app.document_taxes x where x.invoice_id = $1), '[]') as taxes`,
    values: [invoice.id],
  });
  const { subtotal, tax, taxes } = divideCredit({ total, ...before }, amount);
  const { next } = await tx.system.one<{ next: string }>({
    text: "update app_private.counters set next = next + 1 where key = 'creditMemo' returning next - 1 as next",
  });
  const number = creditMemoNumber(Number(next));
  const day = await shopDay(tx);
  const { id } = await tx.system.one<{ id: string }>({
    text: `insert into app.credit_memos (number, customer_id, invoice_id, issued_on, subtotal_cents, tax_cents, total_cents, taxes, reason,
        created_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values: [
      number,
      invoice.customerId,
      invoice.id,
      day,
      subtotal,
      tax,
      amount,
      JSON.stringify(taxes),
      reason,
      tx.now,
      tx.caller.userId,
    ],
  });
  return { id, number };
}

/** The credit comes to the customer's account, and pays what is open of its own invoice. */
async function useCredit(
  { invoice, memoId, amount }: { invoice: LockedInvoice; memoId: string; amount: Cents },
  tx: Transaction,
): Promise<void> {
  const { id: invoiceId, customerId, total, paid } = invoice;
  const by = tx.caller.userId;
  const { id: memoEntryId } = await tx.system.one<{ id: string }>({
    text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, credit_memo_id, created_at, created_by)
      values ($1, 'customer', 'memo', $2, $3, $4, $5, $6) returning id`,
    values: [customerId, amount, invoiceId, memoId, tx.now, by],
  });
  const open = smallest(amount, difference(total, cents(paid)));
  if (open <= 0) return;
  const { id } = await tx.system.one<{ id: string }>({
    text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, of_entry_id, created_at, created_by)
      values ($1, 'customer', 'apply', $2, $3, $4, $5, $6) returning id`,
    values: [customerId, negated(open), invoiceId, memoEntryId, tx.now, by],
  });
  const orders = await bookAllocations({ creditEntryId: id, customerId, by }, [{ invoiceId, amount: open }], tx);
  const payload = { customerId, amountCents: open, ...onlyOrder(orders) };
  await tx.emit({ type: "credit.applied", entityId: id, payload });
}
