import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { lockEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { recordApproval } from "./record-approval.ts";

/** The customer's standing agreement approves what was just sent; a PO number that is missing follows. */
export async function approveByAgreement(id: string, tx: Transaction): Promise<void> {
  const estimate = await lockEstimate(id, tx.system);
  const context = await readBillingContext(estimate.serviceOrderId, tx);
  await recordApproval(
    estimate,
    {
      fullName: "",
      channel: "agreement",
      signatureMethod: null,
      signatureFileId: null,
      poNumber: null,
      poFollows: true,
      termsVersion: null,
      acceptedLineIds: null,
      decidedAt: tx.now,
      decidedBy: null,
      ip: null,
      userAgent: null,
    },
    { ...tx, context },
  );
}
