import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { changeableCustomerFields, customerFieldNames } from "@boresight/domain/customers/customer-fields";
import { newCustomerSchema, type NewCustomer } from "@boresight/domain/customers/customer-schema";
import type { AddressInput } from "@boresight/domain/customers/address";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { phoneColumns } from "#platform/phone-columns.ts";
import { checkCustomerReferences } from "./check-customer-references.ts";
import { queueLocating } from "./locate-address.ts";
import { updateDistance } from "./update-distance.ts";

export const createCustomer = mutation({
  summary: "Adds a customer, with a billing address and a preferred contact where they are known.",
  callers: staffRoles,
  input: newCustomerSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  clientKey: true,
  errors: [],
  async run({ address, contact, ...customer }, tx) {
    const given = givenFields(customer);
    const own = changeableCustomerFields(tx.caller.role);
    if (given.some((name) => !own.includes(name))) throw fail("permission-error");
    await checkCustomerReferences(null, customer, tx.system);
    const values = {
      ...Object.fromEntries(given.map((name) => [name, customer[name]])),
      ...phoneColumns({ phone: customer.phone ?? null, field: "phone" }),
    };
    const { id } = await tx.caller.one<{ id: string }>(insertRow("app.customers", values));
    if (address) await addBillingAddress(id, address, tx);
    if (contact) {
      const phone = phoneColumns({ phone: contact.phone, field: "contact.phone" });
      await tx.caller.one(insertRow("app.contacts", { ...contact, ...phone, customerId: id, isPreferred: true }));
    }
    await tx.emit({ type: "customer.created", entityId: id, payload: {} });
    return { customer: id };
  },
});

type Given = Omit<NewCustomer, "address" | "contact">;

const givenFields = (customer: Given) =>
  customerFieldNames.filter(
    (name): name is keyof Given & typeof name => name in customer && customer[name as keyof Given] !== undefined,
  );

async function addBillingAddress(customerId: string, address: AddressInput, tx: Transaction): Promise<void> {
  const { id } = await tx.caller.one<{ id: string }>(insertRow("app.addresses", { ...address, customerId }));
  const label = address.label ?? address.street.slice(0, 80);
  await tx.caller.one(insertRow("app.customer_addresses", { customerId, addressId: id, label, isDefault: true }));
  await tx.caller.run({ text: "update app.customers set address_id = $1 where id = $2", values: [id, customerId] });
  await updateDistance(id, { hasMoved: true }, tx);
  await queueLocating(id, tx.system);
}
