import { customerRecord, displayNames, type AccountingCustomer } from "@boresight/domain/accounting/customer-record";
import { ready, unwanted, type BuiltRecord, type Building } from "./built-record.ts";

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
