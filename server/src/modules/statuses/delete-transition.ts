import { fail } from "@boresight/domain/base/errors";
import { removedTransitionSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions } from "./status-checks.ts";

export const deleteTransition = mutation({
  summary: "Removes an allowed status change. Returns the status it started from.",
  callers: ["admin"],
  input: removedTransitionSchema,
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed"],
  async run({ fromStatusId, toStatusId }, tx) {
    await lockDefinitions(tx);
    const removed = await tx.caller.run({
      text: "delete from app.service_order_transitions where from_status_id = $1 and to_status_id = $2",
      values: [fromStatusId, toStatusId],
    });
    if (removed === 0) throw fail("definition-changed");
    return { serviceOrderStatus: fromStatusId };
  },
});
