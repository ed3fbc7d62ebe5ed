import { fail } from "@boresight/domain/base/errors";
import { statusVersionSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";

export const activateStatus = mutation({
  summary: "Reactivates a status, with the transitions it had.",
  callers: ["admin"],
  input: statusVersionSchema,
  locks: "service_order_statuses",
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed"],
  async run({ id }, { caller, locked }) {
    if (locked.isActive) throw fail("definition-changed");
    await caller.run({ text: "update app.service_order_statuses set is_active = true where id = $1", values: [id] });
    return { serviceOrderStatus: id };
  },
});
