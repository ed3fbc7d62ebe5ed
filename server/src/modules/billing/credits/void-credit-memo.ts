import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { cents, negated, type Cents } from "@boresight/domain/base/money";
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { creditMemoVoidSchema } from "@boresight/domain/billing/books/credit-memo";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockInvoice } from "../invoices/lock-invoice.ts";
import { bookAllocations } from "../payments/book-allocations.ts";
import { lockCredit } from "../payments/locks.ts";
import { earnReward } from "../rewards/earn-reward.ts";
import { requireOpenMonth } from "../months/require-open-month.ts";

interface WrittenMemo {
  id: string;
  number: string;
  customerId: string;
  invoiceId: string;
  issuedOn: CalendarDay;
  total: Cents;
  isVoid: boolean;
}

export const voidCreditMemo = mutation({
  summary:
    "Makes a credit memo void for good: what it paid of its invoice is open again, and the rest of its credit is taken back. Credit that is spent already is owed.",
  callers: officeCallers,
  input: creditMemoVoidSchema,
  returns: { creditMemo: "CreditMemo", invoice: "Invoice" },
  errors: ["credit-memo-void", "month-closed"],
  async run({ id, reason }, tx) {
    const { customerId, invoiceId } = await tx.caller.one<{ customerId: string; invoiceId: string }>({
      text: "select customer_id, invoice_id from app.credit_memos where id = $1",
      values: [id],
    });
    await lockCredit(customerId, tx); // Before the invoice, as whoever uses credit locks them.
    const { serviceOrderId } = await lockInvoice(invoiceId, tx.system);
    const memo = await lockMemo(id, tx);
    if (memo.isVoid) throw fail("credit-memo-void");
    await requireOpenMonth(memo.issuedOn, tx.system);
    await tx.system.run({
      text: "update app.credit_memos set voided_at = $2, voided_by = $3, void_reason = $4 where id = $1",
      values: [id, tx.now, tx.caller.userId, reason],
    });
    await takeBackMemo(memo, tx);
    const payload = { customerId, serviceOrderId, number: memo.number, invoiceId, amountCents: memo.total };
    await tx.emit({ type: "credit.memoVoided", entityId: id, payload });
    return { creditMemo: id, invoice: invoiceId };
  },
});

async function lockMemo(id: string, { system }: Transaction): Promise<WrittenMemo> {
  await lockRows(system, "app.credit_memos", { ids: [id] });
  return system.one<WrittenMemo>({
    text: `select id, number, customer_id, invoice_id, issued_on::text, total_cents as total, voided_at is not null as is_void
      from app.credit_memos where id = $1`,
    values: [id],
  });
}

/** Its credit, and what of it pays its own invoice. */
async function takeBackMemo({ id, customerId, invoiceId }: WrittenMemo, tx: Transaction): Promise<void> {
  const by = tx.caller.userId;
  const entries = await tx.system.rows<{ id: string; amount: number; isApplied: boolean }>({
    text: `select e.id, e.amount_cents as amount, e.kind = 'apply' as is_applied
      from app.credit_entries e join app.credit_entries memo on memo.credit_memo_id = $1
      where e.id = memo.id or (e.kind = 'apply' and e.of_entry_id = memo.id)
      order by e.kind`,
    values: [id],
  });
  for (const entry of entries) {
    await tx.system.run({
      text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, invoice_id, of_entry_id, created_at, created_by)
        values ($1, 'customer', 'reverse', $2, $3, $4, $5, $6)`,
      values: [customerId, negated(cents(entry.amount)), invoiceId, entry.id, tx.now, by],
    });
    if (entry.isApplied)
      await bookAllocations(
        { creditEntryId: entry.id, customerId, by },
        [{ invoiceId, amount: cents(entry.amount) }],
        tx,
      );
  }
  const { status } = await lockInvoice(invoiceId, tx.system);
  if (status === "paid") await earnReward(invoiceId, tx); // As it had before the memo.
}
