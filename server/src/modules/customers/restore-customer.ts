import { fail } from "@boresight/domain/base/errors";
import { customerVersionSchema } from "@boresight/domain/customers/customer-schema";
import { mutation } from "#platform/mutation.ts";

export const restoreCustomer = mutation({
  summary: "Takes a customer back out of the archive. One that was merged comes back by undoing the merge.",
  callers: ["admin"],
  input: customerVersionSchema,
  locks: "customers",
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["customer-changed", "customer-archived"],
  async run({ id }, { locked, ...tx }) {
    if (locked.status !== "archived") return { customer: id };
    const restored = await tx.caller.run({
      text: "update app.customers set status = 'active', archived_at = null where id = $1 and merged_into_id is null",
      values: [id],
    });
    if (restored === 0) throw fail("customer-archived");
    await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: ["status"] } });
    return { customer: id };
  },
});
