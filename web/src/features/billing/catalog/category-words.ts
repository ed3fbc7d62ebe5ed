import { lineItemCategories, type LineItemCategory } from "@boresight/domain/billing/line-item-type-schema";
import { t } from "@boresight/domain/texts/text";

const words: Record<LineItemCategory, string> = {
  calibration: t("billing.categoryCalibration"),
  reset: t("billing.categoryReset"),
  scan: t("billing.categoryScan"),
  labour: t("billing.categoryLabor"),
  alignment: t("billing.categoryAlignment"),
  transport: t("billing.categoryTransport"),
  fee: t("billing.categoryFee"),
  sublet: t("billing.categorySublet"),
  adjustment: t("billing.categoryAdjustment"),
};

export const categoryChoices = lineItemCategories.map((value) => ({ value, label: words[value] }));

export const categoryWord = (category: string): string =>
  categoryChoices.find(({ value }) => value === category)?.label ?? category;

export const categoryOf = (category: string): LineItemCategory =>
  lineItemCategories.find((known) => known === category) ?? "calibration";
