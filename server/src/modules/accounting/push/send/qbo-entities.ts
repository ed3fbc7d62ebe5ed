import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import type { QboEntity } from "#integrations/quickbooks/entities/entity.ts";
import { qboEstimate } from "#integrations/quickbooks/entities/estimate.ts";
import { qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboItem } from "#integrations/quickbooks/entities/item.ts";
import { qboPayment } from "#integrations/quickbooks/entities/payment.ts";
import type { QboClient } from "#integrations/quickbooks/qbo-client.ts";

export type QboCompany = ReturnType<QboClient["company"]>;

/** A record as it is there. */
export interface QboRow extends RecordFields {
  readonly Id: string;
  readonly SyncToken: string;
}

const entities = {
  Customer: qboCustomer,
  Item: qboItem,
  Estimate: qboEstimate,
  Invoice: qboInvoice,
  Payment: qboPayment,
} as const satisfies Record<QboEntityName, { name: string }>;

/** The kind of record by its name, for fields that come from jobs as JSON: what does not fit throws a ZodError when it is sent. */
export function qboEntity(name: QboEntityName): QboEntity<RecordFields, RecordFields, QboRow> {
  const entity: unknown = entities[name];
  return entity as QboEntity<RecordFields, RecordFields, QboRow>; // A boundary: its own schema checks the fields.
}
