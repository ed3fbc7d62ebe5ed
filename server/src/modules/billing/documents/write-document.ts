import { inOne } from "@boresight/domain/texts/travelling-text";
import { cents, type Cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import { documentTotals, type DocumentTotals } from "@boresight/domain/billing/document-totals";
import { negativePriceProblems, type DocumentLineInput } from "@boresight/domain/billing/document-line-schema";
import { priceOf } from "@boresight/domain/billing/price-list";
import type { Rights } from "#platform/database/transaction.ts";
import type { BillingContext } from "./read-billing-context.ts";
import { saveLines, type PricedLine } from "./save-lines.ts";

/** The tables and columns of both kinds of documents. */
const kinds = {
  estimate: { table: "app.estimates", column: "estimate_id" },
  invoice: { table: "app.invoices", column: "invoice_id" },
} as const;

type DocumentKind = keyof typeof kinds;

export interface WrittenDocument {
  kind: DocumentKind;
  /** Of a row that is there already and locked. */
  id: string;
  /** All lines in their order: those with an id stay, those that are missing are deleted. */
  lines: readonly DocumentLineInput[];
  context: BillingContext;
}

interface UsedType {
  id: string;
  category: string;
  unitPrice: Cents;
}

/**
 * Writes the lines of a draft with its taxes and totals of today. A line without a price gets the customer's. Throws
 * `invalid-input` for a negative price whose type does not allow it, `not-found` for an unknown line, type or
 * calibration, and `amount-too-large`.
 */
export async function writeDocument(document: WrittenDocument, system: Rights): Promise<DocumentTotals> {
  const { kind, id, context } = document;
  const lines = await priceLines(document, system);
  const { isTaxExempt } = context;
  const totals = documentTotals({ lines, taxes: isTaxExempt ? [] : context.taxes, isTaxExempt });
  const { table, column } = kinds[kind];
  const priced = lines.map((line, index) => ({ ...line, totalPrice: totals.lineTotals[index] ?? cents(0) }));
  await saveLines({ column, id, orderId: context.orderId, lines: priced }, system);
  await saveTotals({ kind, id, totals, taxExemptReason: context.taxExemptReason }, system);
  await system.run({
    text: `update ${table} set bill_to = $2 where id = $1 and bill_to is distinct from $2`,
    values: [id, JSON.stringify(context.billTo)],
  });
  return totals;
}

/** Optional lines of a draft count until the customer leaves them out. */
async function priceLines({ lines, context }: WrittenDocument, system: Rights): Promise<PricedLine[]> {
  const types = await readTypes(lines, system);
  const problems = negativePriceProblems(lines, new Map([...types].map(([id, { category }]) => [id, category])));
  if (problems.length > 0)
    throw fail("invalid-input", { fields: problems, message: inOne(problems.map(({ message }) => message)) });
  return lines.map((line) => {
    const type = types.get(line.lineItemTypeId);
    if (!type) throw fail("not-found");
    return { ...line, isAccepted: true, unitPrice: line.unitPrice ?? priceOf(type, context.prices, context.today) };
  });
}

async function readTypes(lines: WrittenDocument["lines"], system: Rights): Promise<ReadonlyMap<string, UsedType>> {
  const ids = [...new Set(lines.map(({ lineItemTypeId }) => lineItemTypeId))];
  const types = await system.rows<UsedType>({
    text: "select id, category, unit_price from app.line_item_types where id = any ($1)",
    values: [ids],
  });
  return new Map(types.map((type) => [type.id, type]));
}

interface WrittenTotals {
  kind: DocumentKind;
  id: string;
  totals: DocumentTotals;
  /** Stays as it is unless it is given. */
  taxExemptReason?: string;
}

/** Replaces the taxes and the sums of a document. */
export async function saveTotals({ kind, id, totals, taxExemptReason }: WrittenTotals, system: Rights): Promise<void> {
  const { table, column } = kinds[kind];
  await system.run({ text: `delete from app.document_taxes where ${column} = $1`, values: [id] });
  await system.run({
    text: `insert into app.document_taxes (${column}, name, rate, taxable_cents, tax_cents, sort_order)
      select $1, name, rate, taxable, amount, number * 10
      from rows from (jsonb_to_recordset($2) as (name text, rate integer, taxable integer, amount integer))
        with ordinality as tax (name, rate, taxable, amount, number)`,
    values: [id, JSON.stringify(totals.taxes)],
  });
  await system.run({
    text: `update ${table} set subtotal_cents = $2, tax_cents = $3, total_cents = $4, tax_exempt_reason = coalesce($5, tax_exempt_reason) where id = $1`,
    values: [id, totals.subtotal, totals.tax, totals.total, taxExemptReason ?? null],
  });
}
