import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { AddressInput } from "@boresight/domain/customers/address";
import { changeableCustomerFields, customerFieldNames } from "@boresight/domain/customers/customer-fields";
import { newCustomerSchema, type NewCustomer } from "@boresight/domain/customers/customer-schema";
import { insertRows } from "#platform/database/insert-row.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { phoneColumns } from "#platform/phone-columns.ts";
import { checkCustomerReferences } from "./check-customer-references.ts";
import { queueLocatingAll } from "./locate-address.ts";

export const createCustomer = mutation({
  summary: "Adds a customer, with a billing address and a preferred contact where they are known.",
  callers: staffRoles,
  input: newCustomerSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  clientKey: true,
  errors: [],
  async run(customer, tx) {
    const { address: _address, contact: _contact, ...fields } = customer;
    const own = changeableCustomerFields(tx.caller.role);
    if (givenFields(fields).some((name) => !own.includes(name))) throw fail("permission-error");
    await checkCustomerReferences(null, customer, tx.system);
    const [id] = await addCustomers([customer], tx);
    if (id === undefined) throw fail("not-found");
    return { customer: id };
  },
});

type Added = Omit<NewCustomer, "address" | "contact">;
type WithId = NewCustomer & { id: string };

const givenFields = (customer: Added) =>
  customerFieldNames.filter(
    (name): name is keyof Added & typeof name => name in customer && customer[name as keyof Added] !== undefined,
  );

/**
 * Adds customers with their billing addresses and preferred contacts, any number in a few statements. Throws
 * `invalid-input` for a telephone that is none. Returns their ids in order.
 */
export async function addCustomers(customers: readonly NewCustomer[], tx: Transaction): Promise<readonly string[]> {
  const added: WithId[] = customers.map((customer) => ({ ...customer, id: tx.ids() }));
  await insertRows("app.customers", added.map(customerColumns), { rights: tx.caller });
  await addBillingAddresses(added, tx);
  await insertRows("app.contacts", added.flatMap(contactColumns), { rights: tx.caller });
  for (const { id } of added) await tx.emit({ type: "customer.created", entityId: id, payload: {} });
  return added.map(({ id }) => id);
}

const customerColumns = ({ id, address: _address, contact: _contact, ...customer }: WithId) => ({
  id,
  ...Object.fromEntries(givenFields(customer).map((name) => [name, customer[name]])),
  ...phoneColumns({ phone: customer.phone ?? null, field: "phone" }),
});

const contactColumns = ({ id, contact }: WithId) =>
  contact
    ? [
        {
          ...contact,
          ...phoneColumns({ phone: contact.phone, field: "contact.phone" }),
          purposes: contact.purposes ?? [],
          customerId: id,
          isPreferred: true,
        },
      ]
    : [];

/** Their first address is the billing address. It has no place yet, hence no distance: locating finds both. */
async function addBillingAddresses(customers: readonly WithId[], tx: Transaction): Promise<void> {
  const billed = customers.flatMap(({ id, address }) =>
    address ? [{ customerId: id, addressId: tx.ids(), address }] : [],
  );
  if (billed.length === 0) return;
  const addresses = billed.map(({ customerId, addressId, address }) => ({ ...address, id: addressId, customerId }));
  await insertRows("app.addresses", addresses, { rights: tx.caller });
  const sites = billed.map(({ customerId, addressId, address }) => ({
    customerId,
    addressId,
    label: labelOf(address),
    isDefault: true,
  }));
  await insertRows("app.customer_addresses", sites, { rights: tx.caller });
  await queueLocatingAll(
    billed.map(({ addressId }) => addressId),
    tx.system,
  );
}

const labelOf = ({ label, street }: AddressInput): string => label ?? street.slice(0, 80);
