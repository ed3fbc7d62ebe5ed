import type { ImportKind } from "@boresight/domain/settings/import/import-kinds";
import type { PlanRows } from "./import-kind.ts";
import { planAddresses } from "./kinds/import-addresses.ts";
import { planCalibrationRules } from "./kinds/import-calibration-rules.ts";
import { planLineItemTypes } from "./kinds/import-line-item-types.ts";
import { planOpeningInvoices } from "./kinds/import-opening-invoices.ts";
import { planPriceLists } from "./kinds/import-price-lists.ts";
import { planContacts } from "./kinds/import-contacts.ts";
import { planCustomers } from "./kinds/import-customers.ts";
import { planVehicles } from "./kinds/import-vehicles.ts";

/** How the rows of each kind are planned and written. A new kind is a line here and one in `import-fields.ts`. */
export const importPlanners: Record<ImportKind, PlanRows> = {
  customers: planCustomers,
  contacts: planContacts,
  addresses: planAddresses,
  vehicles: planVehicles,
  lineItemTypes: planLineItemTypes,
  priceLists: planPriceLists,
  calibrationRules: planCalibrationRules,
  openingInvoices: planOpeningInvoices,
};
