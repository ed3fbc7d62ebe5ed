import { changedStatusSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { requireEnds, requireFreeName, takeOverBeginning, writtenValues } from "./status-checks.ts";

export const updateStatus = mutation({
  summary: "Changes everything of a status but its key. Orders in it keep the time they are due.",
  callers: ["admin"],
  input: changedStatusSchema,
  locks: "service_order_statuses",
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed", "status-needed"],
  async run(status, { locked: before, ...tx }) {
    await requireFreeName(status.statusName, status.id, tx);
    await requireEnds(before, status, tx);
    if (status.isInitial) await takeOverBeginning(status.id, tx);
    await tx.caller.run({
      text: `update app.service_order_statuses set status_name = $2, customer_label = $3, description = $4, category = $5, color = $6,
        icon = $7, sla_minutes = $8, is_initial = $9, is_terminal = $10, is_hold = $11
      where id = $1`,
      values: [status.id, ...writtenValues(status)],
    });
    return { serviceOrderStatus: status.id };
  },
});
