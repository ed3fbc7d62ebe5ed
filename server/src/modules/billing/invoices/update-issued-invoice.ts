import { officeCallers } from "@boresight/domain/accounts/roles";
import { daysBetween } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import { issuedInvoiceChangeSchema } from "@boresight/domain/billing/invoice-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { requireOpenMonth } from "#modules/billing/months/require-open-month.ts";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { requireDueAfterIssue } from "./due-after-issue.ts";
import { lockVisibleInvoice, type LockedInvoice } from "./lock-invoice.ts";

export const updateIssuedInvoice = mutation({
  summary: "Changes the notes, due date or PO number of an issued invoice; the audit says what they were.",
  callers: officeCallers,
  input: issuedInvoiceChangeSchema,
  returns: { invoice: "Invoice" },
  errors: ["invoice-changed", "invoice-not-open", "month-closed", "po-required"],
  async run({ id, version, notes, dueDate, poNumber }, tx) {
    const invoice = await lockVisibleInvoice({ id, version }, tx);
    const { status } = invoice;
    if (status === "draft" || status === "void") throw fail("invoice-not-open", { data: { status } });
    if (dueDate !== undefined && invoice.issueDate !== null) requireDueAfterIssue(dueDate, invoice.issueDate);
    if (poNumber === null) await requireNoPo(invoice, tx);
    const due = dueDate ?? invoice.dueDate;
    const isReworded = (notes ?? invoice.notes) !== invoice.notes || due !== invoice.dueDate;
    if (isReworded && invoice.issueDate !== null) await requireOpenMonth(invoice.issueDate, tx.system);
    await tx.system.run({
      text: `update app.invoices set notes = $2, due_date = $3, po_number = $4,
          reminders_sent = case when due_date = $3 then reminders_sent else $5 end
        where id = $1`,
      values: [
        id,
        notes ?? invoice.notes,
        due,
        poNumber === undefined ? invoice.poNumber : poNumber,
        due === null ? 0 : await passedReminders(due, tx),
      ],
    });
    const { serviceOrderId, customerId, number } = invoice;
    if (number !== null)
      await tx.emit({ type: "invoice.updated", entityId: id, payload: { serviceOrderId, customerId, number } });
    return { invoice: id };
  },
});

async function requireNoPo({ customerId }: LockedInvoice, { system }: Transaction): Promise<void> {
  const { requiresPo } = await system.one<{ requiresPo: boolean }>({
    text: "select requires_po from app.customers where id = $1",
    values: [customerId],
  });
  if (requiresPo) throw fail("po-required");
}

/** Reminders whose day is over by the new due date are not sent any more. */
async function passedReminders(dueDate: string, tx: Transaction): Promise<number> {
  const { invoiceReminderDays } = await readBillingSettings(tx.system);
  const elapsed = daysBetween(dueDate, await shopDay(tx));
  return invoiceReminderDays.filter((step) => step <= elapsed).length;
}
