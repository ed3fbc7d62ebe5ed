import { fail } from "@boresight/domain/base/errors";
import { statusVersionSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { requireStatusVersion, lockDefinitions } from "./status-checks.ts";

export const activateStatus = mutation({
  summary: "Reactivates a status, with the transitions it had.",
  callers: ["admin"],
  input: statusVersionSchema,
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const { isActive } = await requireStatusVersion(seen, tx);
    if (isActive) throw fail("definition-changed");
    await tx.caller.run({
      text: "update app.service_order_statuses set is_active = true where id = $1",
      values: [seen.id],
    });
    return { serviceOrderStatus: seen.id };
  },
});
