import type { TaxAmount } from "@boresight/domain/billing/document-totals";
import type { Rights } from "#platform/database/transaction.ts";
import type { DocumentColumn } from "./save-lines.ts";

/** The taxes of a document with the rates as they were when it was written. */
export const readStoredTaxes = (column: DocumentColumn, id: string, rights: Rights): Promise<readonly TaxAmount[]> =>
  rights.rows<TaxAmount>({
    text: `select name, rate, taxable_cents as taxable, tax_cents as amount from app.document_taxes
      where ${column} = $1 order by sort_order, id limit 50`,
    values: [id],
  });
