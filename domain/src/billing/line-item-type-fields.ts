/** The fields of a type of the catalog, each described once (handbook section 9). */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

/** In the order of the form. */
export const lineItemType = record("app.line_item_types", {
  name: { kind: "line", label: t("base.name"), isRequired: true, dir: "auto" },
  key: { kind: "line", label: t("billing.typeKey"), isRequired: true, dir: "ltr" },
  description: { kind: "text", max: 500, label: t("base.description"), dir: "auto" },
  category: {
    kind: "choice",
    choices: {
      calibration: t("billing.categoryCalibration"),
      reset: t("billing.categoryReset"),
      scan: t("billing.categoryScan"),
      labour: t("billing.categoryLabor"),
      alignment: t("billing.categoryAlignment"),
      transport: t("billing.categoryTransport"),
      fee: t("billing.categoryFee"),
      sublet: t("billing.categorySublet"),
      adjustment: t("billing.categoryAdjustment"),
    },
    choiceType: "LineItemCategory",
    problems: { wrong: t("billing.chooseACategory") },
    label: t("billing.category"),
    initial: "calibration",
    isRequired: true,
    isHalf: true,
  },
  method: { kind: "line", max: 40, label: t("billing.workMethod"), noun: t("billing.method"), isHalf: true },
  unitPrice: { kind: "money", label: t("billing.unitPriceDollars"), isRequired: true, dir: "ltr", isHalf: true },
  unit: {
    kind: "line",
    max: 20,
    label: t("billing.unit"),
    help: t("billing.unitHelp"),
    initial: "each",
    isRequired: true,
    isHalf: true,
  },
  purchaseCost: {
    kind: "money",
    label: t("billing.ourCostDollars"),
    help: t("billing.ourCostHelp"),
    dir: "ltr",
    isHalf: true,
  },
  minutes: {
    kind: "whole",
    label: t("billing.minutes"),
    help: t("billing.minutesHelp"),
    initial: 0,
    isRequired: true,
    dir: "ltr",
    isHalf: true,
  },
  taxable: { kind: "flag", label: t("billing.taxable"), help: t("billing.taxableHelp"), initial: true },
  isActive: { kind: "flag", label: t("base.inUse"), initial: true },
});
