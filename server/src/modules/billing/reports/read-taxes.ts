import { parseInput } from "@boresight/domain/base/problems";
import { reportSpanSchema } from "@boresight/domain/billing/lists/invoice-list";
import type { Transaction } from "#platform/database/transaction.ts";
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

/** The taxes of the invoices issued in these days, each component and rate by itself: of what it taxes, and what of the same invoices not. */
export async function readTaxReport(asked: unknown, tx: Transaction): Promise<readonly TaxRow[]> {
  requireReports(tx);
  const { from, to } = parseInput(reportSpanSchema, asked);
  return tx.caller.rows<TaxRow>({
    text: `select x.name, x.rate, count(*)::integer as invoice_count, sum(i.subtotal_cents)::float8 as gross_cents,
        sum(i.subtotal_cents - x.taxable_cents)::float8 as exempt_cents, sum(x.taxable_cents)::float8 as taxable_cents,
        sum(x.tax_cents)::float8 as tax_cents
      from app.document_taxes x join app.invoices i on i.id = x.invoice_id
      where ${isSale} group by x.name, x.rate order by x.name, x.rate limit 200`,
    values: [from, to],
  });
}

/** All that was sold in these days, by month, as a sales tax return asks for it. Throws `permission-error`. */
export async function readSales(asked: unknown, tx: Transaction): Promise<readonly SalesOfMonth[]> {
  requireReports(tx);
  const { from, to } = parseInput(reportSpanSchema, asked);
  return tx.caller.rows<SalesOfMonth>({
    text: `select to_char(i.issue_date, 'YYYY-MM') as month, count(*)::integer as invoice_count,
        sum(i.subtotal_cents)::float8 as gross_cents, sum(i.subtotal_cents - t.taxable)::float8 as exempt_cents,
        sum(t.taxable)::float8 as taxable_cents, sum(i.tax_cents)::float8 as tax_cents
      from app.invoices i cross join lateral (select coalesce(max(x.taxable_cents), 0) as taxable from app.document_taxes x
        where x.invoice_id = i.id) t
      where ${isSale} group by 1 order by 1 limit 200`,
    values: [from, to],
  });
}
