import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { estimateDraftSchema, type EstimateDraft } from "@boresight/domain/billing/estimate-schema";
import { requireDraftEstimate } from "@boresight/domain/billing/estimate-status";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { addDraft } from "./add-draft.ts";
import { lockVisibleEstimate, requireVersion } from "./lock-estimate.ts";

export const saveEstimate = mutation({
  summary:
    "Adds a draft of an estimate, or changes one, with all its lines. After an approval a new draft is a supplement to what was approved.",
  callers: staffRoles,
  input: estimateDraftSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  clientKey: true,
  errors: ["amount-too-large", "estimate-changed", "estimate-not-draft", "order-closed"],
  async run(draft, tx) {
    const id = draft.id ? await changeDraft(draft.id, draft, tx) : await startDraft(draft, tx);
    const context = await readBillingContext(draft.serviceOrderId, tx);
    await writeDocument({ kind: "estimate", id, lines: draft.lines, context }, tx.system);
    await tx.emit({ type: "order.workChanged", entityId: draft.serviceOrderId, payload: {} });
    return { estimate: id, serviceOrder: draft.serviceOrderId };
  },
});

async function startDraft({ serviceOrderId, notes, validUntil }: EstimateDraft, tx: Transaction): Promise<string> {
  const order = await lockVisibleOrder(serviceOrderId, tx);
  if (order.isClosed) throw fail("order-closed");
  return addDraft({ orderId: order.id, orderNumber: order.number, notes, validUntil }, tx);
}

async function changeDraft(id: string, draft: EstimateDraft, tx: Transaction): Promise<string> {
  const estimate = await lockVisibleEstimate(id, tx);
  if (estimate.serviceOrderId !== draft.serviceOrderId) throw fail("not-found");
  requireDraftEstimate(estimate);
  requireVersion(estimate, draft.version);
  await tx.system.run({
    text: "update app.estimates set notes = $2, valid_until = $3 where id = $1",
    values: [id, draft.notes, draft.validUntil],
  });
  return id;
}
