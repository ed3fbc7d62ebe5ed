import { snakeCase } from "@boresight/domain/base/text";
import { customerFieldNames, type CustomerField } from "@boresight/domain/customers/customer-fields";
import type { AddressRow, ContactRow, CustomerRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { FoundCustomer } from "./find-customers.ts";

export type StoredAddress = Pick<
  AddressRow,
  | "id"
  | "version"
  | "label"
  | "street"
  | "unit"
  | "city"
  | "state"
  | "postalCode"
  | "country"
  | "pickupSpotDescription"
  | "latitude"
  | "longitude"
>;

export type StoredContact = Pick<
  ContactRow,
  "id" | "version" | "name" | "title" | "email" | "phone" | "phoneExtension" | "isPreferred" | "purposes"
>;

/** A customer with the parts that a file may change. */
export interface StoredCustomer extends Pick<CustomerRow, CustomerField | "id" | "version" | "phoneExtension"> {
  address: StoredAddress | null;
  contacts: readonly StoredContact[];
}

const ownColumns = customerFieldNames.map((name) => `c.${snakeCase(name)}`).join(", ");

/** Reads the customers that rows were found to be about, by id. */
export async function readStoredCustomers(
  found: readonly FoundCustomer[],
  rights: Rights,
): Promise<ReadonlyMap<string, StoredCustomer>> {
  const ids = [...new Set(found.flatMap((one) => ("customer" in one ? one.customer.id : [])))];
  if (ids.length === 0) return new Map();
  const rows = await rights.rows<StoredCustomer>({
    text: `select c.id, c.version, c.phone_extension, ${ownColumns},
        (select ${addressJson} from app.addresses a where a.id = c.address_id) as address,
        array(select ${contactJson} from app.contacts p where p.customer_id = c.id order by p.created_at, p.id) as contacts
      from app.customers c where c.id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export const addressJson = `json_build_object('id', a.id, 'version', a.version, 'label', a.label, 'street', a.street, 'unit', a.unit,
  'city', a.city, 'state', a.state, 'postalCode', a.postal_code, 'country', a.country,
  'pickupSpotDescription', a.pickup_spot_description, 'latitude', a.latitude, 'longitude', a.longitude)`;

const contactJson = `json_build_object('id', p.id, 'version', p.version, 'name', p.name, 'title', p.title, 'email', p.email,
  'phone', p.phone, 'phoneExtension', p.phone_extension, 'isPreferred', p.is_preferred,
  'purposes', p.purposes)`;
