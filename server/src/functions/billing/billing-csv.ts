// The reports of billing and a customer's statement as CSV; their rows are those of the API's fields.
import { officeCallers } from "@boresight/domain/accounts/roles";
import { csvLine, type Cell } from "@boresight/domain/base/csv";
import {
  accountStatementSchema,
  invoiceFilterSchema,
  ownStatementSchema,
  reportSpanSchema,
  revenueReportSchema,
} from "@boresight/domain/billing/lists/invoice-list";
import { exportInvoices } from "#modules/billing/invoices/list/export-invoices.ts";
import { readAgeing } from "#modules/billing/reports/read-ageing.ts";
import { readRevenue } from "#modules/billing/reports/read-revenue.ts";
import { readTaxReport } from "#modules/billing/reports/read-taxes.ts";
import { readAccountStatement } from "#modules/billing/statements/read-account-statement.ts";
import { readStatement } from "#modules/billing/statements/read-statement.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

const type = "text/csv; charset=utf-8";
const admin = ["admin"] as const;

/** Of whole cents, as spreadsheets read it: 1234 is 12.34. */
function amount(cents: number): number {
  return Number(`${Math.trunc(cents)}e-2`);
}

function file(name: string, lines: readonly (readonly Cell[])[]): StreamedText {
  return new StreamedText({ type, fileName: `${name}.csv`, parts: partsOf(lines) });
}

async function* partsOf(lines: readonly (readonly Cell[])[]): AsyncGenerator<string> {
  yield `\uFEFF${lines.map(csvLine).join("")}`; // The byte order mark tells spreadsheets that this is UTF-8.
}

export const invoicesCsv = serverFunction(
  { path: "invoices-csv", roles: officeCallers, input: invoiceFilterSchema.prefault({}) },
  async ({ caller, input, deps }) =>
    new StreamedText({
      type,
      exports: "invoices",
      fileName: "invoices.csv",
      parts: exportInvoices(input, caller, deps),
    }),
);

export const ageingCsv = serverFunction({ path: "ageing-csv", roles: officeCallers }, async ({ caller, deps }) => {
  const { customers } = await inTransaction(deps, caller, (tx) => readAgeing({}, tx));
  return file("ageing", [
    ["Customer", "Invoices", "Not due", "0-30", "31-60", "61-90", "90+", "Total"],
    ...customers.map((row) => [
      row.name,
      row.invoiceCount,
      ...[row.notDueCents, row.to30Cents, row.to60Cents, row.to90Cents, row.over90Cents, row.totalCents].map(amount),
    ]),
  ]);
});

export const revenueCsv = serverFunction(
  { path: "revenue-csv", roles: admin, input: revenueReportSchema },
  async ({ caller, input, deps }) => {
    const { rows } = await inTransaction(deps, caller, (tx) => readRevenue(input, tx));
    return file(`revenue-by-${input.by}`, [
      ["Name", "Invoices", "Revenue", "Margin"],
      ...rows.map((row) => [row.name, row.invoiceCount, amount(row.revenueCents), amount(row.marginCents)]),
    ]);
  },
);

export const taxCsv = serverFunction(
  { path: "tax-csv", roles: officeCallers, input: reportSpanSchema },
  async ({ caller, input, deps }) => {
    const rows = await inTransaction(deps, caller, (tx) => readTaxReport(input, tx));
    return file("taxes", [
      ["Tax", "Rate in %", "Invoices", "Taxable", "Tax"],
      ...rows.map((row) => [
        row.name,
        Number(`${row.rate}e-3`),
        row.invoiceCount,
        amount(row.taxableCents),
        amount(row.taxCents),
      ]),
    ]);
  },
);

const payers = [...officeCallers, "customer", "user"] as const;

export const statementCsv = serverFunction(
  { path: "statement-csv", roles: payers, input: ownStatementSchema.prefault({}) },
  async ({ caller, input, deps }) => {
    const { invoices } = await inTransaction(deps, caller, (tx) => readStatement(input, tx));
    return file("statement", [
      ["Invoice", "Order", "PO", "Issued", "Due", "Days since due", "Total", "Paid", "Balance", "In dispute"],
      ...invoices.map((row) => [
        row.number,
        row.orderNumber,
        row.poNumber,
        row.issueDate,
        row.dueDate,
        row.bucket,
        ...[row.totalCents, row.paidCents, row.balanceCents, row.contestedCents].map(amount),
      ]),
    ]);
  },
);

export const accountCsv = serverFunction(
  { path: "account-statement-csv", roles: payers, input: accountStatementSchema },
  async ({ caller, input, deps }) => {
    const account = await inTransaction(deps, caller, (tx) => readAccountStatement(input, tx));
    return file(`statement-${account.from}-${account.to}`, [
      ["Day", "Entry", "Reference", "Order", "Method", "Amount", "Balance"],
      [account.from, "opening balance", null, null, null, null, amount(account.openingCents)],
      ...account.entries.map((entry) => [
        entry.day,
        entry.kind,
        entry.reference,
        entry.orderNumber,
        entry.method,
        amount(entry.amountCents),
        amount(entry.balanceCents),
      ]),
      [account.to, "closing balance", null, null, null, null, amount(account.closingCents)],
    ]);
  },
);
