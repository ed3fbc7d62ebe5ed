import { officeCallers } from "@boresight/domain/accounts/roles";
import { cents } from "@boresight/domain/base/money";
import { verbalApprovalSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { requireSendableEstimate, requireVerballyApprovable } from "@boresight/domain/billing/estimate-status";
import { readBillingContext, type BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { freezeEstimate, supersedeOthers } from "#modules/billing/estimates/freeze-estimate.ts";
import {
  lockEstimate,
  lockVisibleEstimate,
  requireVersion,
  type LockedEstimate,
} from "#modules/billing/estimates/lock-estimate.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { recordApproval } from "./record-approval.ts";

export const recordVerbalApproval = mutation({
  summary: "Records an approval by word of mouth: who gave it, how and when. A draft need not be sent before.",
  callers: officeCallers,
  input: verbalApprovalSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: [
    "amount-too-large",
    "estimate-changed",
    "estimate-empty",
    "estimate-expired",
    "estimate-not-open",
    "estimate-superseded",
    "po-required",
    "total-negative",
  ],
  async run({ id, version, ...approval }, tx) {
    const estimate = await lockVisibleEstimate(id, tx);
    const context = await readBillingContext(estimate.serviceOrderId, tx);
    requireVerballyApprovable(estimate, context.today);
    requireVersion(estimate, version);
    const approved = estimate.status === "draft" ? await settleDraft(estimate, context, tx) : estimate;
    const given = {
      ...approval,
      signatureMethod: null,
      signatureFileId: null,
      termsVersion: null,
      decidedAt: new Date(approval.decidedAt),
      decidedBy: tx.caller.userId,
      ip: null,
      userAgent: null,
    };
    await recordApproval(approved, given, { ...tx, context });
    return { estimate: id, serviceOrder: estimate.serviceOrderId };
  },
});

/** What was agreed is fixed as if it had been sent. */
async function settleDraft(
  estimate: LockedEstimate,
  context: BillingContext,
  tx: Transaction,
): Promise<LockedEstimate> {
  const { id, status } = estimate;
  const lines = await readLines("estimate_id", id, tx.system);
  requireSendableEstimate({ status, lineCount: lines.length, total: cents(0), hasRecipient: true });
  const { total } = await writeDocument({ kind: "estimate", id, lines, context }, tx.system);
  requireSendableEstimate({ status, lineCount: lines.length, total, hasRecipient: true });
  await freezeEstimate(estimate, context, tx);
  await supersedeOthers(estimate, tx.system);
  return lockEstimate(id, tx.system);
}
