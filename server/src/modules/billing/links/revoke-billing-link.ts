import { officeCallers } from "@boresight/domain/accounts/roles";
import { billingLinkIdSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { mutation } from "#platform/mutation.ts";

export const revokeBillingLink = mutation({
  summary: "Ends a link to an estimate or invoice at once.",
  callers: officeCallers,
  input: billingLinkIdSchema,
  returns: { billingLink: "BillingLink" },
  errors: [],
  async run({ id }, { caller, system, now }) {
    await caller.one({ text: "select id from app.billing_links where id = $1", values: [id] });
    await system.run({
      text: "update app.billing_links set revoked_at = coalesce(revoked_at, $2) where id = $1",
      values: [id, now],
    });
    return { billingLink: id };
  },
});
