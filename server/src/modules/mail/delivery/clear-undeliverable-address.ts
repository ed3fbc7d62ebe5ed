import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { clearedAddressSchema } from "@boresight/domain/customers/text-consent";
import { mutation } from "#platform/mutation.ts";

export const clearUndeliverableAddress = mutation({
  summary: "Mails an address of a customer again that bounced or complained.",
  callers: staffRoles,
  input: clearedAddressSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: [],
  async run({ customerId, address }, { caller, system }) {
    await caller.one({
      text: `select id from app.customers c where id = $1 and (lower(email) = $2
        or exists (select from app.contacts p where p.customer_id = c.id and lower(p.email) = $2))`,
      values: [customerId, address],
    });
    const cleared = await system.run({
      text: "delete from app.undeliverable_addresses where address = $1",
      values: [address],
    });
    if (cleared === 0) throw fail("not-found");
    return { customer: customerId };
  },
});
