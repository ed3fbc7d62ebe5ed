/** The reports of billing as lines of CSV files; amounts as spreadsheets read them. */
import { csvLine, type Cell } from "@boresight/domain/base/csv";
import type { AgeingReport } from "#modules/billing/reports/read-ageing.ts";
import type { RevenueReport } from "#modules/billing/reports/read-revenue.ts";
import type { SalesOfMonth, TaxRow } from "#modules/billing/reports/read-taxes.ts";

export type Lines = readonly (readonly Cell[])[];

/** Of whole cents, as spreadsheets read it: 1234 is 12.34. */
export function amount(cents: number): number {
  return Number(`${Math.trunc(cents)}e-2`);
}

export async function* csvText(lines: Lines): AsyncGenerator<string> {
  yield `\uFEFF${lines.map(csvLine).join("")}`; // By the byte order mark spreadsheets know that this is UTF-8.
}

export const ageingLines = ({ customers }: AgeingReport): Lines => [
  ["Customer", "Invoices", "Not due", "0-30", "31-60", "61-90", "90+", "Total"],
  ...customers.map((row) => [
    row.name,
    row.invoiceCount,
    ...[row.notDueCents, row.to30Cents, row.to60Cents, row.to90Cents, row.over90Cents, row.totalCents].map(amount),
  ]),
];

/** Sales alone have no margin beside them. */
export const revenueLines = ({ rows }: RevenueReport, of: "revenue" | "sales"): Lines =>
  of === "sales"
    ? [["Name", "Invoices", "Sales"], ...rows.map((row) => [row.name, row.invoiceCount, amount(row.revenueCents)])]
    : [
        ["Name", "Invoices", "Revenue", "Margin"],
        ...rows.map((row) => [row.name, row.invoiceCount, amount(row.revenueCents), amount(row.marginCents)]),
      ];

const sums = (row: Omit<SalesOfMonth, "month">) =>
  [row.grossCents, row.exemptCents, row.taxableCents, row.taxCents].map(amount);

export const salesLines = (months: readonly SalesOfMonth[]): Lines => [
  ["Month", "Invoices", "Gross sales", "Exempt", "Taxable", "Tax"],
  ...months.map((row) => [row.month, row.invoiceCount, ...sums(row)]),
];

export const taxLines = (rows: readonly TaxRow[]): Lines => [
  ["Tax", "Rate in %", "Invoices", "Gross sales", "Exempt", "Taxable", "Tax amount"],
  ...rows.map((row) => [row.name, Number(`${row.rate}e-3`), row.invoiceCount, ...sums(row)]),
];
