import { typedText } from "@boresight/domain/base/typed-number";
import { lineItemType } from "@boresight/domain/billing/line-item-type-fields";
import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

/** A type as its form holds it: amounts with the decimal sign of the reader. */
export type TypeValues = RecordValues<typeof lineItemType.fields>;

export const valuesOf = (type: CatalogTypeFragment | null): TypeValues => ({
  ...recordValues(lineItemType, type),
  ...(type && { unitPrice: typedText(type.unitPrice, 2), purchaseCost: typedText(type.purchaseCost ?? 0, 2) }),
});

export function inputOf(values: TypeValues) {
  const input = recordInput(lineItemType, values);
  return { ...input, key: input.key.toUpperCase(), purchaseCost: input.purchaseCost ?? 0 };
}
