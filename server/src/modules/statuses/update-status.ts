import { changedStatusSchema } from "@boresight/domain/statuses/status-definition";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { requireEnds, requireFreeName, takeOverBeginning } from "./status-checks.ts";

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
    const { id, version: _seen, ...values } = status;
    await tx.caller.run(updateRow("app.service_order_statuses", id, values));
    return { serviceOrderStatus: id };
  },
});
