import type { Cents } from "@boresight/domain/base/money";
import type { Rights } from "#platform/database/transaction.ts";
import type { DocumentColumn, PricedLine } from "./save-lines.ts";
import type { TaxAmount } from "@boresight/domain/billing/document-totals";

export interface StoredLine extends PricedLine {
  id: string;
  totalPrice: Cents;
  category: string;
  typeKey: string;
}

/** The lines of a document in their order. */
export const readLines = (column: DocumentColumn, id: string, rights: Rights): Promise<readonly StoredLine[]> =>
  rights.rows<StoredLine>({
    text: `select l.id, l.line_item_type_id, l.description, l.quantity, l.unit_price, l.total_price, l.taxable, l.is_optional,
        l.is_accepted, l.calibration_id, l.reason, y.category, y.key as type_key,
        json_build_object('basisPoints', l.discount_basis_points, 'amount', l.discount_cents) as discount
      from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id
      where l.${column} = $1 order by l.sort_order, l.id limit 500`,
    values: [id],
  });

/** The taxes of a document with the rates as they were when it was written. */
export const readStoredTaxes = (column: DocumentColumn, id: string, rights: Rights): Promise<readonly TaxAmount[]> =>
  rights.rows<TaxAmount>({
    text: `select name, rate, taxable_cents as taxable, tax_cents as amount from app.document_taxes
      where ${column} = $1 order by sort_order, id limit 50`,
    values: [id],
  });
