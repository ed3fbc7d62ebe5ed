import { addressImportFields } from "./fields/address-fields.ts";
import { calibrationRuleImportFields } from "./fields/calibration-rule-fields.ts";
import { lineItemTypeImportFields } from "./fields/line-item-type-fields.ts";
import { openingInvoiceImportFields } from "./fields/opening-invoice-fields.ts";
import { priceListImportFields } from "./fields/price-list-fields.ts";
import { contactImportFields } from "./fields/contact-fields.ts";
import { customerImportFields } from "./fields/customer-fields.ts";
import { vehicleImportFields } from "./fields/vehicle-fields.ts";
import type { ImportField } from "./import-field.ts";
import type { ImportKind } from "./import-kinds.ts";

/** The fields that a file of each kind can have. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  customers: customerImportFields,
  contacts: contactImportFields,
  addresses: addressImportFields,
  vehicles: vehicleImportFields,
  lineItemTypes: lineItemTypeImportFields,
  priceLists: priceListImportFields,
  calibrationRules: calibrationRuleImportFields,
  openingInvoices: openingInvoiceImportFields,
};
