import type { Transaction } from "#platform/database/transaction.ts";

export interface AddressUse {
  customerId: string | null;
  customer: string | null;
  facility: string | null;
  orders: number;
}

const unused: AddressUse = { customerId: null, customer: null, facility: null, orders: 0 };

/** Returns who uses these addresses, as far as the caller may see. */
export async function findAddressUse(
  ids: readonly string[],
  { caller }: Pick<Transaction, "caller">,
): Promise<AddressUse[]> {
  const rows = await caller.rows<AddressUse & { id: string }>({
    text: `select a.id, c.id as customer_id, coalesce(nullif(c.company_name, ''), nullif(concat_ws(' ', c.first_name, c.last_name), '')) as customer,
        (select min(f.facility_name) from app.facilities f where f.address_id = a.id) as facility,
        (select count(*)::integer from app.service_orders o where o.pickup_address_id = a.id) as orders
      from app.addresses a left join app.customers c on c.id = a.customer_id where a.id = any ($1)`,
    values: [ids],
  });
  const found = new Map(rows.map(({ id, ...use }) => [id, use]));
  return ids.map((id) => found.get(id) ?? unused);
}
