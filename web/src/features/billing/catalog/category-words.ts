import { lineItemCategories, type LineItemCategory } from "@boresight/domain/billing/line-item-type-schema";
import { lineItemType } from "@boresight/domain/billing/line-item-type-fields";
import { choicesOf } from "#records/form/choices.ts";

export const categoryChoices = choicesOf(lineItemType.fields.category.choices);

export const categoryWord = (category: string): string =>
  categoryChoices.find(({ value }) => value === category)?.label ?? category;

export const categoryOf = (category: string): LineItemCategory =>
  lineItemCategories.find((known) => known === category) ?? "calibration";
