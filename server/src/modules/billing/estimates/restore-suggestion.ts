import { staffRoles } from "@boresight/domain/accounts/roles";
import { suggestionRestorationSchema } from "@boresight/domain/billing/estimate-schema";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";

export const restoreSuggestion = mutation({
  summary: "Suggests an item again that was dismissed.",
  callers: staffRoles,
  input: suggestionRestorationSchema,
  returns: { serviceOrder: "ServiceOrder" },
  payload: "SuggestionPayload",
  errors: [],
  async run({ serviceOrderId, lineItemTypeId }, tx) {
    await lockVisibleOrder(serviceOrderId, tx);
    await tx.system.run({
      text: "delete from app.suggestion_dismissals where service_order_id = $1 and line_item_type_id = $2",
      values: [serviceOrderId, lineItemTypeId],
    });
    return { serviceOrder: serviceOrderId };
  },
});
