import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { customerHoldSchema } from "@boresight/domain/customers/customer-schema";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";

export const setCustomerHold = mutation({
  summary: "Puts a customer on hold with a reason, or ends the hold. On hold, the customer's logins cannot order.",
  callers: ["admin"],
  input: customerHoldSchema,
  locks: "customers",
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["customer-archived", "customer-changed"],
  async run({ id, reason }, { locked, ...tx }) {
    if (locked.status === "archived") throw fail("customer-archived");
    if (reason === "") {
      throw wrongField("reason", "required", text("customers.enterAReasonForHold"));
    }
    await tx.caller.run({
      text: "update app.customers set status = $2, hold_reason = $3 where id = $1",
      values: [id, reason === null ? "active" : "onHold", reason ?? ""],
    });
    await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: ["status"] } });
    return { customer: id };
  },
});
