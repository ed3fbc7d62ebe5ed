import type { AddressInput } from "@boresight/domain/customers/address";
import type { CustomerField } from "@boresight/domain/customers/customer-fields";
import { updateRow } from "#platform/database/update-row.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Work } from "#platform/database/events.ts";
import { phoneColumns } from "#platform/phone-columns.ts";
import { queueLocating } from "../locate-address.ts";
import { updateDistance } from "../update-distance.ts";

interface CustomerChanges {
  /** Checked by the caller. */
  values: Readonly<Partial<Record<"companyName" | "firstName" | "lastName" | "email" | "phone", string | null>>>;
  /** The billing address; the one before stays in the address book. */
  address: AddressInput | null;
}

/** Changes a customer as another system says, past any caller's rights. Throws `invalid-input` for no telephone number. */
export async function takeCustomerChanges(
  id: string,
  { values: { phone, ...values }, address }: CustomerChanges,
  work: Work,
): Promise<void> {
  const columns = { ...values, ...(phone !== undefined && phoneColumns({ phone, field: "phone" })) };
  if (Object.keys(columns).length > 0) await work.system.run(updateRow("app.customers", id, columns));
  if (address) await changeBillingAddress(id, address, work);
  const fields = [
    ...fieldNames.filter((name) => (name === "phone" ? phone : values[name]) !== undefined),
    ...(address ? (["addressId"] as const) : []),
  ];
  if (fields.length > 0) await work.emit({ type: "customer.updated", entityId: id, payload: { fields } });
}

const fieldNames = ["companyName", "firstName", "lastName", "email", "phone"] as const satisfies CustomerField[];

async function changeBillingAddress(customerId: string, address: AddressInput, work: Work): Promise<void> {
  const { system } = work;
  const { id } = await system.one<{ id: string }>(insertRow("app.addresses", { ...address, customerId }));
  const label = address.label ?? address.street.slice(0, 80);
  await system.run(insertRow("app.customer_addresses", { customerId, addressId: id, label }));
  await system.run({ text: "update app.customers set address_id = $1 where id = $2", values: [id, customerId] });
  await updateDistance(id, { hasMoved: true }, work);
  await queueLocating(id, system);
}
