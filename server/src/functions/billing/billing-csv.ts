// The reports of billing and a customer's statement as CSV; their rows are those of the API's fields.
import { officeCallers, payingCallers } from "@boresight/domain/accounts/roles";
import {
  accountStatementSchema,
  invoiceFilterSchema,
  journalFileSchema,
  ownStatementSchema,
  reportSchema,
  revenueFileSchema,
} from "@boresight/domain/billing/lists/invoice-list";
import { exportInvoices } from "#modules/billing/invoices/list/export-invoices.ts";
import { exportLines } from "#modules/billing/reports/export-lines.ts";
import { exportJournal } from "#modules/billing/reports/read-journal.ts";
import { exportQuickbooksInvoices, exportQuickbooksPayments } from "#modules/billing/reports/quickbooks-files.ts";
import { readAgeing } from "#modules/billing/reports/read-ageing.ts";
import { readRevenue } from "#modules/billing/reports/read-revenue.ts";
import { readTaxReport } from "#modules/billing/reports/read-taxes.ts";
import { readAccountStatement } from "#modules/billing/statements/read-account-statement.ts";
import { readStatement } from "#modules/billing/statements/read-statement.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";
import { ageingLines, amount, csvText, revenueLines, taxLines, type Lines } from "./report-lines.ts";

const type = "text/csv; charset=utf-8";
const admin = ["admin"] as const;

function file(name: string, lines: Lines): StreamedText {
  return new StreamedText({ type, fileName: `${name}.csv`, parts: csvText(lines) });
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
  const ageing = await inReport(deps, caller, (tx) => readAgeing({}, tx));
  return file(`open-invoices-by-age-${ageing.asOf}`, ageingLines(ageing));
});

export const revenueCsv = serverFunction(
  { path: "revenue-csv", roles: admin, input: revenueFileSchema },
  async ({ caller, input, deps }) =>
    file(
      `${input.of}-by-${input.by}${input.basis === "paid" ? "-paid" : ""}-${input.from}-${input.to}`,
      revenueLines(await inReport(deps, caller, (tx) => readRevenue(input, tx)), "revenue"),
    ),
);

export const taxCsv = serverFunction(
  { path: "tax-csv", roles: officeCallers, input: reportSchema },
  async ({ caller, input, deps }) =>
    file(
      `sales-tax${input.basis === "paid" ? "-paid" : ""}-${input.from}-${input.to}`,
      taxLines(await inReport(deps, caller, (tx) => readTaxReport(input, tx))),
    ),
);

const streamed = (path: string, exports: string, parts: typeof exportJournal) =>
  serverFunction(
    { path, roles: officeCallers, input: journalFileSchema.prefault({}) },
    async ({ caller, input, deps }) =>
      new StreamedText({
        type,
        exports,
        fileName: `${[path.replace(/-csv$/, ""), input.from, input.to].filter(Boolean).join("-")}.csv`,
        parts: parts(input, caller, deps),
      }),
  );

export const paymentsCsv = streamed("payments-csv", "payments", exportJournal);
export const invoiceLinesCsv = streamed("invoice-lines-csv", "line_items", exportLines);
export const quickbooksInvoicesCsv = streamed("quickbooks-invoices-csv", "invoices", exportQuickbooksInvoices);
export const quickbooksPaymentsCsv = streamed("quickbooks-payments-csv", "payments", exportQuickbooksPayments);

export const statementCsv = serverFunction(
  { path: "statement-csv", roles: payingCallers, input: ownStatementSchema.prefault({}) },
  async ({ caller, input, deps }) => {
    const { invoices } = await inReport(deps, caller, (tx) => readStatement(input, tx));
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
  { path: "account-statement-csv", roles: payingCallers, input: accountStatementSchema },
  async ({ caller, input, deps }) => {
    const account = await inReport(deps, caller, (tx) => readAccountStatement(input, tx));
    return file(`statement-${account.from}-${account.to}`, [
      ["Day", "Entry", "Reference", "Order", "RO", "Method", "Amount", "Balance"],
      [account.from, "opening balance", null, null, null, null, null, amount(account.openingCents)],
      ...account.entries.map((entry) => [
        entry.day,
        entry.kind,
        entry.reference,
        entry.orderNumber,
        entry.repairOrderNumber,
        entry.method,
        amount(entry.amountCents),
        amount(entry.balanceCents),
      ]),
      [account.to, "closing balance", null, null, null, null, null, amount(account.closingCents)],
    ]);
  },
);
