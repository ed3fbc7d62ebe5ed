import { fail } from "@boresight/domain/base/errors";
import { seenStatusSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { findSeenStatus, lockDefinitions } from "./keep-statuses.ts";

export const activateStatus = mutation({
  summary: "Reactivates a status, with the transitions it had.",
  callers: ["admin"],
  input: seenStatusSchema,
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const { isActive } = await findSeenStatus(seen, tx);
    if (isActive) throw fail("definition-changed");
    await tx.caller.run({
      text: "update app.service_order_statuses set is_active = true where id = $1",
      values: [seen.id],
    });
    return { serviceOrderStatus: seen.id };
  },
});
