import { officeCallers } from "@boresight/domain/accounts/roles";
import { estimateVersionSchema } from "@boresight/domain/billing/estimate-schema";
import { requireDraftEstimate } from "@boresight/domain/billing/estimate-status";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleEstimate, requireVersion } from "./lock-estimate.ts";

export const deleteEstimate = mutation({
  summary: "Deletes a draft, which was never sent.",
  callers: officeCallers,
  input: estimateVersionSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["estimate-changed", "estimate-not-draft"],
  async run({ id, version }, tx) {
    const estimate = await lockVisibleEstimate(id, tx);
    requireDraftEstimate(estimate);
    requireVersion(estimate, version);
    await tx.caller.run({ text: "delete from app.estimates where id = $1", values: [id] });
    await tx.emit({ type: "order.workChanged", entityId: estimate.serviceOrderId, payload: {} });
    return { serviceOrder: estimate.serviceOrderId };
  },
});
