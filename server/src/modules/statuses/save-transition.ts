import { fail } from "@boresight/domain/base/errors";
import { transitionSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions } from "./status-checks.ts";

export const saveTransition = mutation({
  summary:
    "Allows a status change, or sets again who may make it and what it asks for. Returns the status where it begins.",
  callers: ["admin"],
  input: transitionSchema,
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: [],
  async run({ fromStatusId, toStatusId, roles, guards, requiresNote }, tx) {
    await lockDefinitions(tx);
    const { count } = await tx.caller.one<{ count: number }>({
      text: "select count(*)::integer as count from app.service_order_statuses where id = any ($1)",
      values: [[fromStatusId, toStatusId]],
    });
    if (count < 2) throw fail("not-found");
    await tx.caller.run({
      text: `insert into app.service_order_transitions (from_status_id, to_status_id, roles, guards, requires_note)
      values ($1, $2, $3, $4, $5)
      on conflict (from_status_id, to_status_id) do update
        set roles = excluded.roles, guards = excluded.guards, requires_note = excluded.requires_note`,
      values: [fromStatusId, toStatusId, roles, guards, requiresNote],
    });
    return { serviceOrderStatus: fromStatusId };
  },
});
