import { estimateIdSchema } from "@boresight/domain/billing/estimate-schema";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleEstimate } from "./lock-estimate.ts";
import { markViewed } from "./mark-viewed.ts";

export const markEstimateViewed = mutation({
  summary: "Notes that the customer has seen an estimate; a repeat changes nothing.",
  callers: ["customer", "user"],
  input: estimateIdSchema,
  returns: { estimate: "Estimate" },
  errors: [],
  async run({ id }, tx) {
    await markViewed(await lockVisibleEstimate(id, tx), tx);
    return { estimate: id };
  },
});
