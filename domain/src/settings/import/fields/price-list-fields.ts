import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

/** Agreed prices, each of one type in one list. */
export const priceListImportFields: readonly ImportField[] = [
  {
    key: "list",
    label: text("base.priceList"),
    names: ["list", "listname", "pricelistname", "pricelevel"],
    neededAs: "list",
  },
  {
    key: "typeKey",
    label: text("base.code"),
    names: ["code", "key", "sku", "typekey", "item", "itemcode", "itemnumber", "productcode", "laborcode"],
    neededAs: "typeKey",
  },
  {
    key: "unitPrice",
    label: text("base.price"),
    names: ["unitprice", "rate", "amount", "netprice", "salesprice", "sellingprice"],
    cell: "amount",
    neededAs: "price",
  },
  {
    key: "percentage",
    label: text("settings.importPercentOfCatalog"),
    names: ["percent", "percentage"],
    cell: "percent",
    neededAs: "price",
  },
  {
    key: "validFrom",
    label: text("settings.importValidFrom"),
    names: ["from", "start", "startdate", "effective", "effectivedate", "effectivefrom"],
    cell: "day",
  },
  {
    key: "validUntil",
    label: text("base.validUntil"),
    names: ["until", "to", "end", "enddate", "expires", "expirationdate", "expirydate"],
    cell: "day",
  },
];
