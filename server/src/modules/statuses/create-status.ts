import { newStatusSchema, statusKeyFor } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireFreeName, takeOverBeginning, writtenValues } from "./status-checks.ts";

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
    const keys = await tx.caller.rows<{ key: string }>({ text: "select key from app.service_order_statuses" });
    const { id } = await tx.caller.one<{ id: string }>({
      text: `insert into app.service_order_statuses
        (key, status_name, customer_label, description, category, color, icon, sla_minutes, is_initial, is_terminal, is_hold, sort_order)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
        (select coalesce(max(sort_order), 0) + 10 from app.service_order_statuses))
      returning id`,
      values: [statusKeyFor(status.statusName, new Set(keys.map(({ key }) => key))), ...writtenValues(status)],
    });
    return { serviceOrderStatus: id };
  },
});
