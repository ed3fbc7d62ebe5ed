import { approvalSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { lockVisibleEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { acceptSigned } from "./accept-signed.ts";

export const approveEstimate = mutation({
  summary: "Approves an estimate as a signed-in customer, with a signature and the terms of service.",
  callers: ["customer", "user"],
  input: approvalSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: [
    "amount-too-large",
    "estimate-changed",
    "estimate-expired",
    "estimate-is-draft",
    "estimate-not-open",
    "estimate-superseded",
    "po-required",
    "terms-not-accepted",
    "total-negative",
  ],
  async run({ id, ...approval }, tx: Transaction & RequestContext) {
    const estimate = await lockVisibleEstimate(id, tx);
    const { address, userAgent, keepContent } = tx;
    const signer = { channel: "signedIn" as const, userId: tx.caller.userId, address, userAgent, keepContent };
    await acceptSigned(estimate, approval, { ...tx, signer });
    return { estimate: id, serviceOrder: estimate.serviceOrderId };
  },
});
