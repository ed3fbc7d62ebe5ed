import { staffRoles } from "@boresight/domain/accounts/roles";
import { suggestionDismissalSchema } from "@boresight/domain/billing/estimate-schema";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";

export const dismissSuggestion = mutation({
  summary: "Says why a suggested item is not billed on an order: it is suggested no more.",
  callers: staffRoles,
  input: suggestionDismissalSchema,
  returns: { serviceOrder: "ServiceOrder" },
  payload: "SuggestionPayload",
  errors: [],
  async run({ serviceOrderId, lineItemTypeId, reason }, tx) {
    await lockVisibleOrder(serviceOrderId, tx);
    await tx.caller.one({ text: "select id from app.line_item_types where id = $1", values: [lineItemTypeId] });
    await tx.system.run({
      text: `insert into app.suggestion_dismissals (service_order_id, line_item_type_id, reason, created_by)
        values ($1, $2, $3, $4)
        on conflict (service_order_id, line_item_type_id) do update set reason = excluded.reason`,
      values: [serviceOrderId, lineItemTypeId, reason, tx.caller.userId],
    });
    return { serviceOrder: serviceOrderId };
  },
});
