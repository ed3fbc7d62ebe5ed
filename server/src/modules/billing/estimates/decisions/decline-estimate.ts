import { declineSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { lockVisibleEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { recordDecline } from "./record-decline.ts";

export const declineEstimate = mutation({
  summary: "Declines an estimate as a signed-in customer, with a reason.",
  callers: ["customer", "user"],
  input: declineSchema,
  returns: { estimate: "Estimate", serviceOrder: "ServiceOrder" },
  payload: "EstimatePayload",
  errors: ["estimate-expired", "estimate-is-draft", "estimate-not-open", "estimate-superseded"],
  async run({ id, ...declined }, tx: Transaction & RequestContext) {
    const estimate = await lockVisibleEstimate(id, tx);
    const { address, userAgent } = tx;
    const signer = { channel: "signedIn" as const, userId: tx.caller.userId, address, userAgent };
    await recordDecline(estimate, declined, { ...tx, signer });
    return { estimate: id, serviceOrder: estimate.serviceOrderId };
  },
});
