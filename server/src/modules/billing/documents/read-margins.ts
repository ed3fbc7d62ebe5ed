import type { Cents } from "@boresight/domain/base/money";
import { marginOf } from "@boresight/domain/billing/document-totals";
import type { Transaction } from "#platform/database/transaction.ts";

interface CostedLine {
  documentId: string;
  totalPrice: Cents;
  quantity: number;
  purchaseCost: Cents;
}

/** What is left of the lines that count after what they cost us, in cents: for admins; everyone else gets null. */
const readMargins =
  (column: "estimate_id" | "invoice_id") =>
  async (ids: readonly string[], { caller }: Pick<Transaction, "caller">): Promise<(Cents | null)[]> => {
    if (caller.role !== "admin") return ids.map(() => null);
    const lines = await caller.rows<CostedLine>({
      text: `select ${column} as document_id, total_price, quantity, purchase_cost from app.line_items
        where ${column} = any ($1) and is_accepted`,
      values: [ids],
    });
    const byDocument = Map.groupBy(lines, ({ documentId }) => documentId);
    return ids.map((id) => marginOf(byDocument.get(id) ?? []));
  };

export const readEstimateMargins = readMargins("estimate_id");
export const readInvoiceMargins = readMargins("invoice_id");
