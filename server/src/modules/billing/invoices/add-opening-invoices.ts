/** Opening invoices (handbook section 23): what customers owed when the shop began to work with Boresight. */
import { openingTypeKey, type OpeningInvoice } from "@boresight/domain/billing/invoice-schema";
import type { Language } from "@boresight/domain/texts/language";
import { text } from "@boresight/domain/texts/text";
import { textIn } from "@boresight/domain/texts/text-in";
import { billToOf } from "#modules/billing/documents/read-billing-context.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface NewOpeningInvoice extends OpeningInvoice {
  customerId: string;
  /** Of the customer, for the line. */
  locale: Language;
}

const rowsAtOnce = 500;

/**
 * Adds invoices without an order, issued, each with one line over what is owed. Nobody is emailed, nothing is sent to the
 * books, and no revenue is counted: all of that happened before. Their numbers must be free.
 */
export async function addOpeningInvoices(invoices: readonly NewOpeningInvoice[], tx: Transaction): Promise<void> {
  const rows = invoices.map((invoice) => ({ ...invoice, id: tx.ids() }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await tx.caller.run({ text: insertInvoices, values: [JSON.stringify(some)] });
    await tx.system.run({
      text: "select app_private.add_opening_lines($1, $2, $3, $4)",
      values: [
        some.map(({ id }) => id),
        some.map(({ locale, number }) => textIn(locale, "billing.openBalanceOf", { number })),
        openingTypeKey,
        text("billing.openingBalance"),
      ],
    });
  }
  for (const { id, customerId, number, balance } of rows)
    await tx.emit({
      type: "invoice.issued",
      entityId: id,
      payload: { serviceOrderId: null, customerId, number, totalCents: balance, overrideNote: null, isSent: false },
    });
}

const insertInvoices = `insert into app.invoices (id, customer_id, number, status, issue_date, due_date, subtotal_cents, total_cents,
    po_number, notes, bill_to)
  select given.id, c.id, given.number, 'issued', given."issueDate", given."dueDate", given.balance, given.balance,
    given."poNumber", given.notes, ${billToOf}
  from jsonb_to_recordset($1) as given (id uuid, "customerId" uuid, number text, "issueDate" date, "dueDate" date,
      balance integer, "poNumber" text, notes text)
    join app.customers c on c.id = given."customerId"
    left join app.addresses a on a.id = c.address_id`;
