import { fail } from "@boresight/domain/base/errors";
import { removedContactSchema } from "@boresight/domain/customers/contact-schema";
import { lockRows } from "#platform/database/lock-rows.ts";
import { mutation } from "#platform/mutation.ts";
import { preferOldestContact } from "./prefer-oldest-contact.ts";

export const deleteContact = mutation({
  summary: "Removes a contact of a customer. After the preferred one, the oldest of the others is preferred.",
  input: removedContactSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["contact-changed"],
  async run({ id, version }, { caller, system, emit }) {
    const { customerId } = await caller.one<{ customerId: string }>({
      text: "select customer_id from app.contacts where id = $1",
      values: [id],
    });
    await lockRows(system, "app.customers", { ids: [customerId] });
    // Customers and admins may delete; a technician who sees the contact may too, which the table alone would refuse.
    const removed = await system.run({
      text: "delete from app.contacts where id = $1 and version = $2",
      values: [id, version],
    });
    if (removed === 0) throw fail("contact-changed");
    await preferOldestContact(customerId, system);
    await emit({ type: "customer.updated", entityId: customerId, payload: { fields: ["contacts"] } });
    return { customer: customerId };
  },
});
