import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { customerRecord, displayNames, type AccountingCustomer } from "@boresight/domain/accounting/customer-record";
import { buildEstimate } from "./build-estimate.ts";
import { buildInvoice } from "./build-invoice.ts";
import { itemNames, itemRecord, type AccountingItem } from "@boresight/domain/accounting/item-record";
import { buildPayment } from "./build-payment.ts";
import { type BuiltRecord, type Building, ready, unwanted, waiting } from "./built-record.ts";

/** A line item type as the shop sells it now. */
async function buildItem(id: string, { system, mapping }: Building): Promise<BuiltRecord> {
  const item = await system.maybe<AccountingItem>({
    isPrepared: true,
    text: "select key, name, description, unit_price, purchase_cost from app.line_item_types where id = $1",
    values: [id],
  });
  if (!item) return unwanted;
  const { incomeAccountId, expenseAccountId } = mapping;
  if (incomeAccountId === null) return waiting("waitsForMapping", []);
  return ready(itemRecord(item, { incomeAccountId, expenseAccountId }), itemNames(item).slice(1));
}

/** A customer as they are now; one that was merged into another is not sent. */
export async function buildCustomer(id: string, { system }: Pick<Building, "system">): Promise<BuiltRecord> {
  const customer = await system.maybe<AccountingCustomer>({
    isPrepared: true,
    text: `select c.id, c.company_name, c.first_name, c.last_name, c.email, c.phone, c.phone_extension,
        c.tax_exempt and c.tax_exempt_certificate_file_id is not null as is_tax_exempt, c.status = 'archived' as is_archived,
        case when a.id is not null then json_build_object('street', a.street, 'unit', a.unit, 'city', a.city, 'state', a.state,
          'postalCode', a.postal_code, 'country', a.country) end as address
      from app.customers c left join app.addresses a on a.id = c.address_id
      where c.id = $1 and c.merged_into_id is null`,
    values: [id],
  });
  return customer ? ready(customerRecord(customer), displayNames(customer).slice(1)) : unwanted;
}

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
