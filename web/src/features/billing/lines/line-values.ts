import { cents, type Cents } from "@boresight/domain/base/money";
import { parsePercent, parseTyped, scaledNumber, scaledPercent, typedText } from "@boresight/domain/base/typed-number";
import { computeTotals, type DocumentLine } from "@boresight/domain/billing/document-totals";
import { newId } from "#data/new-id.ts";

/** A line while it is edited: amounts as they are typed. */
export interface LineValues {
  /** Identifies the line on the screen, saved or not. */
  key: string;
  /** Null for a line that is not saved yet. */
  id: string | null;
  lineItemTypeId: string;
  typeName: string;
  category: string;
  description: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  discountKind: "percent" | "amount";
  taxable: boolean;
  isOptional: boolean;
  calibrationId: string | null;
  /** Why it was suggested. */
  reason: string;
  /** What one costs us; null for everybody but admins. */
  purchaseCost: number | null;
}

/** The form of a document that is built of lines: an estimate or an invoice draft. */
export interface DocumentValues {
  notes: string;
  /** The last day that an estimate is valid; empty for the shop's setting. */
  until: string;
  /** Of an invoice: an estimate gets it with its approval. */
  poNumber: string;
  lines: LineValues[];
}

export interface CatalogType {
  id: string;
  name: string;
  category: string;
  unitPrice: number;
  taxable: boolean;
  purchaseCost?: number | null | undefined;
}

export const priceText = (amount: number): string => typedText(amount, 2);
export const quantityText = (thousandths: number): string => typedText(thousandths, 3, { least: 0 });

/** A new line of one piece at the price of the catalog. */
export const lineOfType = (type: CatalogType): LineValues => ({
  key: newId(),
  id: null,
  lineItemTypeId: type.id,
  typeName: type.name,
  category: type.category,
  description: type.name,
  quantity: "1",
  unitPrice: priceText(type.unitPrice),
  discount: "",
  discountKind: "percent",
  taxable: type.taxable,
  isOptional: false,
  calibrationId: null,
  reason: "",
  purchaseCost: type.purchaseCost ?? null,
});

/** A line that the catalog has nothing for: its price is still to be typed. */
export const freeLine = (type: CatalogType, description: string): LineValues => ({
  ...lineOfType(type),
  description,
  unitPrice: "",
});

interface StoredLine {
  id: string;
  description: string;
  quantity: number;
  unitPrice: number;
  discountBasisPoints: number;
  discountCents: number;
  taxable: boolean;
  isOptional: boolean;
  calibrationId: string | null;
  reason: string;
  purchaseCost: number | null;
  lineItemTypeId: string;
  lineItemType: { name: string; category: string } | null;
}

export const lineValuesOf = (line: StoredLine): LineValues => ({
  key: line.id,
  id: line.id,
  lineItemTypeId: line.lineItemTypeId,
  typeName: line.lineItemType?.name ?? line.description,
  category: line.lineItemType?.category ?? "",
  description: line.description,
  quantity: quantityText(line.quantity),
  unitPrice: priceText(line.unitPrice),
  discount: discountText(line),
  discountKind: line.discountBasisPoints === 0 && line.discountCents > 0 ? "amount" : "percent",
  taxable: line.taxable,
  isOptional: line.isOptional,
  calibrationId: line.calibrationId,
  reason: line.reason,
  purchaseCost: line.purchaseCost,
});

function discountText({ discountBasisPoints, discountCents }: StoredLine): string {
  if (discountBasisPoints > 0) return typedText(discountBasisPoints, 2, { least: 0 });
  return discountCents > 0 ? priceText(discountCents) : "";
}

function discountOf({ discount, discountKind }: LineValues): { basisPoints: number } | { amount: number } | null {
  if (discount.trim() === "") return null;
  if (discountKind === "amount") return { amount: scaledNumber(discount, 2) };
  return { basisPoints: scaledPercent(discount, 2) };
}

/** The line as the server takes it. */
export const lineInputOf = (line: LineValues) => ({
  id: line.id,
  lineItemTypeId: line.lineItemTypeId,
  description: line.description,
  quantity: scaledNumber(line.quantity, 3),
  unitPrice: scaledNumber(line.unitPrice, 2),
  discount: discountOf(line),
  taxable: line.taxable,
  isOptional: line.isOptional,
  calibrationId: line.calibrationId,
  reason: line.reason,
});

const typedCents = (typed: string): Cents => cents(parseTyped(typed, 2) ?? 0);

/** The line as it counts while it is typed: what is no number yet is nothing. Optional lines count as accepted. */
export function countedLineOf(line: LineValues): DocumentLine {
  const isPercent = line.discountKind === "percent";
  return {
    quantity: parseTyped(line.quantity, 3) ?? 0,
    unitPrice: typedCents(line.unitPrice),
    discount: isPercent ? { basisPoints: parsePercent(line.discount, 2) ?? 0 } : { amount: typedCents(line.discount) },
    taxable: line.taxable,
    isOptional: line.isOptional,
    isAccepted: true,
  };
}

/** What the line comes to after its discount; null while that is more than an amount can be. */
export const totalOfLine = (line: LineValues): Cents | null =>
  computeTotals({ lines: [countedLineOf(line)], taxes: [], isTaxExempt: false })?.total ?? null;
