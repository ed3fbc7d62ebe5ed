import { parseInput } from "@boresight/domain/base/problems";
import { reportSpanSchema } from "@boresight/domain/billing/lists/invoice-list";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireReports } from "./read-ageing.ts";

export interface TaxRow {
  name: string;
  /** In thousandths of a percent. */
  rate: number;
  invoiceCount: number;
  taxableCents: number;
  taxCents: number;
}

/** The taxes of the invoices issued in these days, each component and rate by itself. */
export async function readTaxReport(asked: unknown, tx: Transaction): Promise<readonly TaxRow[]> {
  requireReports(tx);
  const { from, to } = parseInput(reportSpanSchema, asked);
  return tx.caller.rows<TaxRow>({
    text: `select x.name, x.rate, count(*)::integer as invoice_count, sum(x.taxable_cents)::float8 as taxable_cents,
        sum(x.tax_cents)::float8 as tax_cents
      from app.document_taxes x join app.invoices i on i.id = x.invoice_id
      where i.status not in ('draft', 'void') and i.issue_date between $1 and $2
      group by x.name, x.rate order by x.name, x.rate limit 200`,
    values: [from, to],
  });
}
