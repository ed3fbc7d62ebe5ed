import type { FieldProblem } from "@boresight/domain/base/errors";
import { cents, percentOf, type Cents } from "@boresight/domain/base/money";
import { problemsOf } from "@boresight/domain/base/problems";
import { parsePercent, parseTyped, scaledNumber, scaledPercent, typedText } from "@boresight/domain/base/typed-number";
import { priceListSchema } from "@boresight/domain/billing/price-list-schema";
import { newId } from "#data/new-id.ts";
import type { ListedPriceFragment } from "#graphql/graphql.ts";

/** A price while it is edited: what is typed, and what it is typed for. */
export interface PriceValues {
  /** Identifies it on the screen, saved or not. */
  key: string;
  lineItemTypeId: string;
  typeName: string;
  /** Of the catalog, in cents. */
  catalogPrice: number;
  kind: "price" | "percent";
  value: string;
  validFrom: string;
  validUntil: string;
}

export interface PriceListValues {
  name: string;
  autoApprove: boolean;
  isActive: boolean;
  entries: PriceValues[];
}

/** A new price, at that of the catalog. */
export const priceOfType = (type: { id: string; name: string; unitPrice: number }): PriceValues => ({
  key: newId(),
  lineItemTypeId: type.id,
  typeName: type.name,
  catalogPrice: type.unitPrice,
  kind: "price",
  value: typedText(type.unitPrice, 2),
  validFrom: "",
  validUntil: "",
});

export const priceValuesOf = (entry: ListedPriceFragment): PriceValues => ({
  key: entry.id,
  lineItemTypeId: entry.lineItemTypeId,
  typeName: entry.lineItemType?.name ?? "",
  catalogPrice: entry.lineItemType?.unitPrice ?? 0,
  kind: entry.percentage === null ? "price" : "percent",
  value: entry.percentage === null ? typedText(entry.unitPrice ?? 0, 2) : typedText(entry.percentage, 2, { least: 0 }),
  validFrom: entry.validFrom ?? "",
  validUntil: entry.validUntil ?? "",
});

/** What one costs by this price, in cents; null while what is typed is no number. */
export function agreedPrice({ kind, value, catalogPrice }: PriceValues): Cents | null {
  const typed = kind === "price" ? parseTyped(value, 2) : parsePercent(value, 2);
  if (typed === null) return null;
  return kind === "price" ? cents(typed) : percentOf(cents(catalogPrice), typed);
}

export const inputOf = ({ entries, ...list }: PriceListValues) => ({
  ...list,
  entries: entries.map(({ lineItemTypeId, kind, value, validFrom, validUntil }) => ({
    lineItemTypeId,
    unitPrice: kind === "price" ? scaledNumber(value, 2) : null,
    percentage: kind === "percent" ? scaledPercent(value, 2) : null,
    validFrom: validFrom || null,
    validUntil: validUntil || null,
  })),
});

/** The form's names of the server's fields: a price and a percentage are typed into the same field. */
export const toFormFields = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/\.(unitPrice|percentage)$/, ".value") }));

export function problemsIn(values: PriceListValues): readonly FieldProblem[] {
  const { error } = priceListSchema.safeParse(inputOf(values));
  return error ? toFormFields(problemsOf(error)) : [];
}
