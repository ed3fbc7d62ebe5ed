import { parseInput } from "@boresight/domain/base/problems";
import { reportSchema, type ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import type { Transaction } from "#platform/database/transaction.ts";
import { paidSales, paidShares, paidTaxes } from "./paid-shares.ts";
import { requireReports } from "./read-ageing.ts";

/** What was sold, before tax: the exempt and the taxable part make up the whole. */
interface Sales {
  invoiceCount: number;
  grossCents: number;
  exemptCents: number;
  taxableCents: number;
  taxCents: number;
}

export interface TaxRow extends Sales {
  name: string;
  /** In thousandths of a percent. */
  rate: number;
}

export interface SalesOfMonth extends Sales {
  /** As `2026-05`. */
  month: string;
}

// What was owed from before is no sale of these days.
const isSale =
  "i.status not in ('draft', 'void') and i.service_order_id is not null and i.issue_date between $1 and $2";

// A credit memo takes back sales and taxes on its own day.
const isCredited = "m.voided_at is null and i.service_order_id is not null and m.issued_on between $1 and $2";
const memoTaxes = `jsonb_to_recordset(m.taxes) as y (name text, rate integer, "taxableCents" integer, "taxCents" integer)`;

const taxed: Readonly<Record<ReportBasis, string>> = {
  invoiced: `select x.name, x.rate, i.id as invoice_id, i.subtotal_cents as gross_cents, x.taxable_cents, x.tax_cents
    from app.document_taxes x join app.invoices i on i.id = x.invoice_id where ${isSale}`,
  paid: paidTaxes,
};
const creditedTaxes = `select y.name, y.rate, null, -m.subtotal_cents, -y."taxableCents", -y."taxCents"
    from app.credit_memos m join app.invoices i on i.id = m.invoice_id cross join ${memoTaxes} where ${isCredited}`;

const sold: Readonly<Record<ReportBasis, string>> = {
  invoiced: `select i.issue_date, i.id, i.subtotal_cents, t.taxable, i.tax_cents
    from app.invoices i cross join lateral (select coalesce(max(x.taxable_cents), 0) as taxable from app.document_taxes x
      where x.invoice_id = i.id) t where ${isSale}`,
  paid: paidSales,
};
const creditedSales = `select m.issued_on, null, -m.subtotal_cents, -t.taxable, -m.tax_cents
    from app.credit_memos m join app.invoices i on i.id = m.invoice_id
      cross join lateral (select coalesce(max(y."taxableCents"), 0) as taxable from ${memoTaxes}) t where ${isCredited}`;

const shares = (basis: ReportBasis) => (basis === "paid" ? `with ${paidShares}` : "");

/** The taxes of what was invoiced or paid in these days, each component and rate by itself: of what it taxes, and what of the same invoices not. */
export async function readTaxReport(asked: unknown, tx: Transaction): Promise<readonly TaxRow[]> {
  requireReports(tx);
  const { from, to, basis } = parseInput(reportSchema, asked);
  return tx.caller.rows<TaxRow>({
    text: `${shares(basis)} select x.name, x.rate, count(distinct x.invoice_id)::integer as invoice_count, sum(x.gross_cents)::float8 as gross_cents,
        sum(x.gross_cents - x.taxable_cents)::float8 as exempt_cents, sum(x.taxable_cents)::float8 as taxable_cents,
        sum(x.tax_cents)::float8 as tax_cents
      from (${taxed[basis]} union all ${creditedTaxes}) x group by x.name, x.rate order by x.name, x.rate limit 200`,
    values: [from, to],
  });
}

/** All that was sold in these days, by month, as a sales tax return asks for it. Throws `permission-error`. */
export async function readSales(asked: unknown, tx: Transaction): Promise<readonly SalesOfMonth[]> {
  requireReports(tx);
  const { from, to, basis } = parseInput(reportSchema, asked);
  return tx.caller.rows<SalesOfMonth>({
    text: `${shares(basis)} select to_char(s.day, 'YYYY-MM') as month, count(distinct s.invoice_id)::integer as invoice_count, sum(s.gross)::float8 as gross_cents,
        sum(s.gross - s.taxable)::float8 as exempt_cents, sum(s.taxable)::float8 as taxable_cents, sum(s.tax)::float8 as tax_cents
      from (${sold[basis]} union all ${creditedSales}) s (day, invoice_id, gross, taxable, tax) group by 1 order by 1 limit 200`,
    values: [from, to],
  });
}
