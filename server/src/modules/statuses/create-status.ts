import { newStatusSchema, statusKeyFor } from "@boresight/domain/statuses/status-definition";
import { insertRow } from "#platform/database/insert-row.ts";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireFreeName, takeOverBeginning } from "./status-checks.ts";

export const createStatus = mutation({
  summary: "Adds a status at the end of the list. It has no transitions yet.",
  callers: ["admin"],
  input: newStatusSchema,
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  clientKey: true,
  errors: [],
  async run(status, tx) {
    await lockDefinitions(tx);
    await requireFreeName(status.statusName, null, tx);
    if (status.isInitial) await takeOverBeginning(null, tx);
    const others = await tx.caller.rows<{ key: string; sortOrder: number }>({
      text: "select key, sort_order from app.service_order_statuses",
    });
    const key = statusKeyFor(status.statusName, new Set(others.map((other) => other.key)));
    const sortOrder = Math.max(0, ...others.map((other) => other.sortOrder)) + 10;
    const { id } = await tx.caller.one<{ id: string }>(
      insertRow("app.service_order_statuses", { ...status, key, sortOrder }),
    );
    return { serviceOrderStatus: id };
  },
});
