import { sum, type Cents, type Thousandths } from "@boresight/domain/base/money";
import { discountOf, type LineDiscount } from "@boresight/domain/billing/line-discount";
import type { Block, TableRow } from "@boresight/domain/documents/document-content";
import type { PayerCodes } from "#modules/billing/payers/read-payer-paper.ts";
import type { DocumentFrame } from "./read-frame.ts";

interface LineOnPaper {
  /** Of its line item type; null for a line of its own. */
  typeKey: string | null;
  description: string;
  quantity: Thousandths;
  unitPrice: Cents;
  totalPrice: Cents;
  discount: LineDiscount;
  taxable: boolean;
  isOptional: boolean;
  isAccepted: boolean;
}

interface TaxOnPaper {
  name: string;
  rate: number;
  taxable: Cents;
  amount: Cents;
}

/** The lines, taxes and sums of an estimate or invoice. */
export interface SumsOnPaper {
  lines: readonly LineOnPaper[];
  taxes: readonly TaxOnPaper[];
  subtotal: Cents;
  total: Cents;
  taxExemptReason: string;
}

/** SQL: lines, taxes and sums of the document `d`, an estimate or an invoice. */
export const sumsOnPaper = (column: "estimate_id" | "invoice_id"): string =>
  `json_build_object('subtotal', d.subtotal_cents, 'total', d.total_cents, 'taxExemptReason', d.tax_exempt_reason,
    'lines', (select coalesce(json_agg(json_build_object('description', l.description,
        'typeKey', (select t.key from app.line_item_types t where t.id = l.line_item_type_id), 'quantity', l.quantity,
        'unitPrice', l.unit_price, 'totalPrice', l.total_price, 'taxable', l.taxable, 'isOptional', l.is_optional,
        'isAccepted', l.is_accepted,
        'discount', json_build_object('basisPoints', l.discount_basis_points, 'amount', l.discount_cents))
        order by l.sort_order, l.id), '[]')
      from (select * from app.line_items where ${column} = d.id order by sort_order, id limit 1000) l),
    'taxes', (select coalesce(json_agg(json_build_object('name', x.name, 'rate', x.rate, 'taxable', x.taxable_cents,
        'amount', x.tax_cents) order by x.sort_order, x.id), '[]')
      from (select * from app.document_taxes where ${column} = d.id order by sort_order, id limit 50) x))`;

interface LinesOnPaper {
  sums: SumsOnPaper;
  /** The customer has answered: an optional line is in or out for good. */
  isDecided: boolean;
  /** By which the payer knows types of lines, by their keys. */
  payerCodes?: PayerCodes;
}

export const linesTable = ({ sums, isDecided, payerCodes }: LinesOnPaper, frame: DocumentFrame): Block => ({
  kind: "table",
  summary: frame.say("base.lines"),
  columns: [
    { head: frame.say("base.description"), align: "start", share: 52 },
    { head: frame.say("base.quantity"), align: "end", share: 12 },
    { head: frame.say("billing.unitPrice"), align: "end", share: 18 },
    { head: frame.say("base.amount"), align: "end", share: 18 },
  ],
  rows: sums.lines.map((line) => lineRow(line, { frame, isDecided, payerCodes, isTaxed: sums.taxes.length > 0 })),
});

interface LineSetting {
  frame: DocumentFrame;
  isDecided: boolean;
  payerCodes: PayerCodes | undefined;
  isTaxed: boolean;
}

function lineRow(line: LineOnPaper, { frame, isDecided, payerCodes, isTaxed }: LineSetting): TableRow {
  const code = line.typeKey === null ? undefined : payerCodes?.get(line.typeKey);
  const notes = [
    code !== undefined && frame.say("documents.payerCode", { code }),
    discountWords(line, frame),
    line.isOptional && optionalWords(line, isDecided, frame),
    isTaxed && !line.taxable && frame.say("base.notTaxed"),
  ].filter((note) => note !== false);
  return {
    cells: [
      frame.own(line.description),
      frame.quantity(line.quantity),
      frame.money(line.unitPrice),
      frame.money(line.totalPrice),
    ],
    note: notes.length > 0 ? notes.join(" · ") : null,
  };
}

function discountWords(line: LineOnPaper, { say, basisPoints, moneyWords }: DocumentFrame): string | false {
  const discount = discountOf(line);
  if (discount === 0) return false;
  const amount = moneyWords(discount);
  return line.discount.basisPoints
    ? say("documents.discountInPercent", { percent: basisPoints(line.discount.basisPoints), amount })
    : say("documents.discountOfAmount", { amount });
}

function optionalWords({ isAccepted }: LineOnPaper, isDecided: boolean, { say }: DocumentFrame): string {
  if (!isDecided) return say("documents.optionalLine");
  return isAccepted ? say("documents.optionalAccepted") : say("documents.optionalLeftOut");
}

interface Sum {
  label: string;
  amount: Cents;
  isStrong?: boolean;
}

/** Subtotal, each tax by itself, the total, and what follows from it; then why there is no tax. */
export function totalsBlocks(sums: SumsOnPaper, frame: DocumentFrame, following: readonly Sum[] = []): Block[] {
  const { say, own, money } = frame;
  const taxes = sums.taxes.map(({ name, rate, taxable, amount }) => ({
    label: say("documents.taxOnBase", { name, rate: frame.taxRate(rate), base: frame.moneyWords(taxable) }),
    amount,
  }));
  const rows: Sum[] = [
    { label: say("orders.subtotal"), amount: sums.subtotal },
    ...taxes,
    ...(sums.taxExemptReason ? [{ label: say("billing.taxExempt"), amount: sum([]) }] : []),
    { label: say("base.total"), amount: sums.total, isStrong: true },
    ...following,
  ];
  return [
    {
      kind: "totals",
      rows: rows.map(({ label, amount, isStrong = false }) => ({ label, value: money(amount), isStrong })),
    },
    ...(sums.taxExemptReason ? [{ kind: "notice", tone: "info", text: own(sums.taxExemptReason) } as const] : []),
  ];
}
