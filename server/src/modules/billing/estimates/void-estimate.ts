import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { estimateVersionSchema } from "@boresight/domain/billing/estimate-schema";
import { canEstimateBecome } from "@boresight/domain/billing/estimate-status";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleEstimate, requireVersion } from "./lock-estimate.ts";

export const voidEstimate = mutation({
  summary: "Withdraws an estimate for good; its links end.",
  callers: officeCallers,
  input: estimateVersionSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: ["estimate-changed", "estimate-not-open"],
  async run({ id, version }, tx) {
    const estimate = await lockVisibleEstimate(id, tx);
    const { status } = estimate;
    if (!canEstimateBecome(status, "void")) throw fail("estimate-not-open", { data: { status } });
    requireVersion(estimate, version);
    await tx.system.run({ text: "update app.estimates set status = 'void' where id = $1", values: [id] });
    await tx.system.run({
      text: "update app.billing_links set revoked_at = $2 where estimate_id = $1 and revoked_at is null",
      values: [id, tx.now],
    });
    await tx.emit({ type: "order.workChanged", entityId: estimate.serviceOrderId, payload: {} });
    return { estimate: id, serviceOrder: estimate.serviceOrderId };
  },
});
