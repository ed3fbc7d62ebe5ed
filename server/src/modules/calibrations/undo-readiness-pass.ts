import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { undoableSince, undoSeconds } from "@boresight/domain/base/undo";
import { undonePassSchema } from "@boresight/domain/calibrations/readiness-check-schema";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { lockOrderHere } from "./lock-order-here.ts";

export const undoReadinessPass = mutation({
  summary: `Opens readiness checks again that the caller passed together within the last ${undoSeconds} seconds. What somebody has recorded since stays, and nothing is undone once the order has another status.`,
  callers: staffRoles,
  input: undonePassSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  errors: ["readiness-not-now", "undo-over"],
  async run({ orderId, keys }, tx) {
    await lockOrderHere(orderId, tx);

    const opened = await tx.system.run({
      text: `delete from app.readiness_checks c using app.service_orders o
        where o.id = $1 and c.service_order_id = o.id and c.key = any ($2) and c.outcome = 'passed' and c.version = 1
          and c.checked_by = $3 and c.checked_at >= $4 and c.checked_at >= o.status_changed_at`,
      values: [orderId, keys, tx.caller.userId, undoableSince(tx.now).toISOString()],
    });
    if (opened === 0) throw fail("undo-over", { message: text("calibrations.passUndoOver") });
    await tx.emit({ type: "readiness.checked", entityId: orderId, payload: { serviceOrderId: orderId } });
    return { serviceOrder: orderId };
  },
});
