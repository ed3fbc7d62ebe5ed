import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { estimateRevisionSchema } from "@boresight/domain/billing/estimate-schema";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { addDraft } from "./add-draft.ts";
import { lockVisibleEstimate, requireVersion } from "./lock-estimate.ts";

export const reviseEstimate = mutation({
  summary:
    "Copies an estimate to a draft of its next revision. After an approval that is a supplement to what was approved.",
  callers: staffRoles,
  input: estimateRevisionSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  clientKey: true,
  errors: ["amount-too-large", "estimate-changed", "estimate-is-draft", "order-closed"],
  async run({ id, version }, tx) {
    const estimate = await lockVisibleEstimate(id, tx);
    const { serviceOrderId, notes } = estimate;
    if (estimate.status === "draft") throw fail("estimate-is-draft");
    requireVersion(estimate, version);
    const order = await lockVisibleOrder(serviceOrderId, tx);
    if (order.isClosed) throw fail("order-closed");
    const lines = (await readLines("estimate_id", id, tx.system))
      .filter(({ isAccepted }) => isAccepted)
      .map((line) => ({ ...line, id: null }));
    const draft = await addDraft({ orderId: order.id, orderNumber: order.number, notes, validUntil: null }, tx);
    const context = await readBillingContext(order.id, tx);
    await writeDocument({ kind: "estimate", id: draft, lines, context }, tx.system);
    return { estimate: draft, serviceOrder: order.id };
  },
});
