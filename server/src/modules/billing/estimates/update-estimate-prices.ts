import { staffRoles } from "@boresight/domain/accounts/roles";
import { estimatePricesSchema } from "@boresight/domain/billing/estimate-schema";
import { requireDraftEstimate } from "@boresight/domain/billing/estimate-status";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { lockVisibleEstimate, requireVersion } from "./lock-estimate.ts";
import { findNewPrices } from "./new-prices.ts";

export const updateEstimatePrices = mutation({
  summary: "Gives lines of a draft the prices of today; sent estimates never change.",
  callers: staffRoles,
  input: estimatePricesSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: ["amount-too-large", "estimate-changed", "estimate-not-draft"],
  async run({ id, version, lineIds }, tx) {
    const estimate = await lockVisibleEstimate(id, tx);
    requireDraftEstimate(estimate);
    requireVersion(estimate, version);
    const context = await readBillingContext(estimate.serviceOrderId, tx);
    const lines = await readLines("estimate_id", id, tx.system);
    const offered = await findNewPrices(lines, context, tx.system);
    const taken = new Map(
      offered
        .filter(({ lineItemId }) => lineIds === null || lineIds.includes(lineItemId))
        .map(({ lineItemId, unitPrice }) => [lineItemId, unitPrice]),
    );
    const priced = lines.map((line) => ({ ...line, unitPrice: taken.get(line.id) ?? line.unitPrice }));
    await writeDocument({ kind: "estimate", id, lines: priced, context }, tx.system);
    return { estimate: id, serviceOrder: estimate.serviceOrderId };
  },
});
