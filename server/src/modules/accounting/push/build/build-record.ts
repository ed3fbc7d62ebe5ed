import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { buildCustomer } from "./build-customer.ts";
import { buildEstimate } from "./build-estimate.ts";
import { buildInvoice } from "./build-invoice.ts";
import { buildItem } from "./build-item.ts";
import { buildPayment } from "./build-payment.ts";
import type { BuiltRecord, Building } from "./built-record.ts";

const builders = {
  Customer: buildCustomer,
  Item: buildItem,
  Estimate: buildEstimate,
  Invoice: buildInvoice,
  Payment: buildPayment,
} as const satisfies Record<QboEntityName, (id: string, building: Building) => Promise<BuiltRecord>>;

/** What this record of ours looks like there now, or why it cannot be sent yet. */
export const buildRecord = (entity: QboEntityName, localId: string, building: Building): Promise<BuiltRecord> =>
  builders[entity](localId, building);
