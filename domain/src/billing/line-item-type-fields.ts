/** The fields of a type of the catalog, each described once (handbook section 9). */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const lineItemType = record("app.line_item_types", {
  name: { kind: "line", label: text("base.name"), isRequired: true, dir: "auto" },
  key: { kind: "line", label: text("base.code"), isRequired: true, dir: "ltr" },
  description: { kind: "text", max: 500, label: text("base.description"), dir: "auto" },
  category: {
    kind: "choice",
    choices: {
      calibration: text("billing.categoryCalibration"),
      reset: text("billing.categoryReset"),
      scan: text("billing.categoryScan"),
      labour: text("billing.categoryLabor"),
      alignment: text("billing.categoryAlignment"),
      transport: text("billing.categoryTransport"),
      fee: text("billing.categoryFee"),
      sublet: text("billing.categorySublet"),
      adjustment: text("billing.categoryAdjustment"),
    },
    choiceType: "LineItemCategory",
    problems: { wrong: text("base.chooseACategory") },
    label: text("base.category"),
    initial: "calibration",
    isRequired: true,
    isHalf: true,
  },
  method: { kind: "line", max: 40, label: text("billing.workMethod"), noun: text("base.method"), isHalf: true },
  unitPrice: { kind: "money", label: text("billing.unitPriceDollars"), isRequired: true, dir: "ltr", isHalf: true },
  unit: {
    kind: "line",
    max: 20,
    label: text("base.unit"),
    help: text("billing.unitHelp"),
    initial: "each",
    isRequired: true,
    isHalf: true,
  },
  purchaseCost: {
    kind: "money",
    label: text("billing.ourCostDollars"),
    help: text("billing.ourCostHelp"),
    dir: "ltr",
    isHalf: true,
  },
  minutes: {
    kind: "whole",
    label: text("base.minutes"),
    help: text("billing.minutesHelp"),
    initial: 0,
    isRequired: true,
    dir: "ltr",
    isHalf: true,
  },
  taxable: { kind: "flag", label: text("billing.taxable"), help: text("billing.taxableHelp"), initial: true },
  isActive: { kind: "flag", label: text("base.inUse"), initial: true },
});
