import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { mostContacts, savedContactSchema, type SavedContact } from "@boresight/domain/customers/contact-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { phoneColumns } from "#platform/phone-columns.ts";

export const saveContact = mutation({
  summary: "Adds or changes a contact of a customer. Staff may change every contact, customers their own.",
  input: savedContactSchema,
  returns: { contact: "Contact", customer: { type: "Customer", via: "contact.customer_id" } },
  payload: "ContactPayload",
  clientKey: true,
  errors: ["contact-changed", "login-not-linked"],
  async run(contact, tx) {
    const customerId = await customerOf(contact, tx);
    await tx.caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
    await lockRows(tx.system, "app.customers", { ids: [customerId] });
    const others = await countOthers(customerId, contact.id, tx);
    if (others >= mostContacts)
      throw wrongField("name", "custom", text("customers.mostContactsReached", { most: mostContacts }));
    const isPreferred = contact.isPreferred || others === 0 || (await wasPreferred(contact.id, tx));
    if (isPreferred) {
      await tx.caller.run({
        text: "update app.contacts set is_preferred = false where customer_id = $1 and id is distinct from $2 and is_preferred",
        values: [customerId, contact.id],
      });
    }
    const id = await write({ ...contact, isPreferred }, customerId, tx);
    await tx.emit({ type: "customer.updated", entityId: customerId, payload: { fields: ["contacts"] } });
    return { contact: id };
  },
});

async function customerOf({ id, customerId }: SavedContact, { caller }: Transaction): Promise<string> {
  if (id !== null) {
    const text = "select customer_id from app.contacts where id = $1";
    return (await caller.one<{ customerId: string }>({ text, values: [id] })).customerId;
  }
  const owner = isStaff(caller.role) ? customerId : caller.customerId;
  if (owner) return owner;
  throw isStaff(caller.role)
    ? wrongField("customerId", "custom", text("base.chooseACustomer"))
    : fail("login-not-linked");
}

async function countOthers(customerId: string, id: string | null, { system }: Transaction): Promise<number> {
  const { count } = await system.one<{ count: number }>({
    text: "select count(*)::int as count from app.contacts where customer_id = $1 and id is distinct from $2",
    values: [customerId, id],
  });
  return count;
}

/** Another contact takes its place; it cannot just stop being the preferred one. */
async function wasPreferred(id: string | null, { system }: Transaction): Promise<boolean> {
  const text = "select id from app.contacts where id = $1 and is_preferred";
  return id !== null && (await system.maybe({ text, values: [id] })) !== undefined;
}

async function write(contact: SavedContact, customerId: string, { caller }: Transaction): Promise<string> {
  const { id, version, name, title, email, isPreferred, purposes } = contact;
  const values = { name, title, email, isPreferred, ...(purposes && { purposes }) };
  if (id === null) {
    const phone = phoneColumns({ phone: contact.phone, field: "phone" });
    return (await caller.one<{ id: string }>(insertRow("app.contacts", { ...values, ...phone, customerId }))).id;
  }
  const stored = await caller.one<StoredPhone>({
    text: "select phone, phone_extension from app.contacts where id = $1",
    values: [id],
  });
  const { phone, phoneExtension } = {
    ...stored,
    ...phoneColumns({ phone: contact.phone, field: "phone", stored: stored.phone }),
  };
  const changed = await caller.run({
    text: `update app.contacts set name = $3, title = $4, email = $5, phone = $6, phone_extension = $7, is_preferred = $8,
        purposes = coalesce($9, purposes)
      where id = $1 and version = $2`,
    values: [id, version, name, title, email, phone, phoneExtension, isPreferred, purposes ?? null],
  });
  if (changed === 0) throw fail("contact-changed");
  return id;
}

interface StoredPhone {
  phone: string | null;
  phoneExtension: string;
}
