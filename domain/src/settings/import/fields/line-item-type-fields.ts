import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

/** Types of the price catalog. */
export const lineItemTypeImportFields: readonly ImportField[] = [
  {
    key: "key",
    label: t("settings.importTypeKey"),
    names: ["code", "key", "sku", "typekey", "itemcode"],
    neededAs: "key",
  },
  { key: "name", label: t("base.name"), names: ["itemname", "item", "title"] },
  { key: "description", label: t("base.description"), names: ["details"] },
  { key: "category", label: t("settings.importCategory"), names: ["group"] },
  { key: "method", label: t("billing.method") },
  { key: "unit", label: t("billing.unit") },
  { key: "unitPrice", label: t("settings.importPrice"), names: ["unitprice", "rate", "saleprice"], cell: "amount" },
  { key: "purchaseCost", label: t("settings.importCost"), names: ["purchasecost", "unitcost"], cell: "amount" },
  { key: "minutes", label: t("calibrations.minutes"), names: ["duration", "time"], cell: "whole" },
  { key: "taxable", label: t("settings.importTaxable"), names: ["tax"], cell: "yesNo" },
  { key: "isActive", label: t("base.inUse"), names: ["inuse", "isactive"], cell: "yesNo" },
];
