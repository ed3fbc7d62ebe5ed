import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import { scaledNumber, typedText } from "@boresight/domain/base/typed-number";
import { lineItemTypeSchema } from "@boresight/domain/billing/line-item-type-schema";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { categoryOf } from "./category-words.ts";

/** A type as its form holds it: numbers as they are typed. */
export interface TypeValues {
  key: string;
  name: string;
  description: string;
  category: string;
  method: string;
  unit: string;
  unitPrice: string;
  purchaseCost: string;
  minutes: string;
  taxable: boolean;
  isActive: boolean;
}

export const valuesOf = (type: CatalogTypeFragment | null): TypeValues => ({
  key: type?.key ?? "",
  name: type?.name ?? "",
  description: type?.description ?? "",
  category: type?.category ?? "calibration",
  method: type?.method ?? "",
  unit: type?.unit ?? "each",
  unitPrice: type ? typedText(type.unitPrice, 2) : "",
  purchaseCost: type ? typedText(type.purchaseCost ?? 0, 2) : "",
  minutes: String(type?.minutes ?? 0),
  taxable: type?.taxable ?? true,
  isActive: type?.isActive ?? true,
});

export const inputOf = ({ key, category, unitPrice, purchaseCost, minutes, ...rest }: TypeValues) => ({
  ...rest,
  key: key.trim().toUpperCase(),
  category: categoryOf(category),
  unitPrice: scaledNumber(unitPrice, 2),
  purchaseCost: purchaseCost.trim() === "" ? 0 : scaledNumber(purchaseCost, 2),
  minutes: scaledNumber(minutes, 0),
});

export function problemsIn(values: TypeValues): readonly FieldProblem[] {
  const { error } = lineItemTypeSchema.safeParse(inputOf(values));
  return error ? problemsOf(error) : [];
}
