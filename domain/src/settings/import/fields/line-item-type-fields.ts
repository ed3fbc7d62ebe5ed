import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

/** Types of the price catalog. */
export const lineItemTypeImportFields: readonly ImportField[] = [
  {
    key: "key",
    label: text("base.code"),
    names: ["code", "key", "sku", "typekey", "itemcode"],
    neededAs: "key",
  },
  {
    key: "name",
    label: text("base.name"),
    names: ["itemname", "productservicename", "productservice", "item", "title"],
  },
  { key: "description", label: text("base.description"), names: ["salesdescription", "details"] },
  { key: "category", label: text("base.category"), names: ["group"] },
  { key: "method", label: text("base.method") },
  { key: "unit", label: text("base.unit") },
  {
    key: "unitPrice",
    label: text("base.price"),
    names: ["unitprice", "rate", "saleprice", "salesprice", "pricerate", "salespricerate"],
    cell: "amount",
  },
  { key: "purchaseCost", label: text("base.cost"), names: ["purchasecost", "unitcost"], cell: "amount" },
  { key: "minutes", label: text("base.minutes"), names: ["duration", "time"], cell: "whole" },
  { key: "taxable", label: text("settings.importTaxable"), names: ["tax"], cell: "yesNo" },
  { key: "isActive", label: text("base.inUse"), names: ["inuse", "isactive"], cell: "yesNo" },
];
