import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { billingLinkTargetSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { linkTokenHash } from "#platform/link-token.ts";
import { billingLinkUrl, issueBillingLink } from "#modules/mail/links/issue-billing-link.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";

interface Target {
  status: string;
  email: string;
}

export const createBillingLink = mutation({
  summary:
    "Creates a link by which a customer opens one estimate or invoice without a sign-in for 30 days, to be copied.",
  callers: officeCallers,
  input: billingLinkTargetSchema,
  returns: {
    billingLink: "BillingLink",
    url: { type: "String!", description: "It is told this once." },
  },
  clientKey: true,
  errors: ["estimate-is-draft", "invoice-not-open"],
  async run({ estimateId, invoiceId }, tx: Transaction & RequestContext) {
    const { caller, system, config } = tx;
    const kind = estimateId ? "estimate" : "invoice";
    const documentId = estimateId ?? invoiceId ?? "";
    const { status, email } = await caller.one<Target>({
      text: `select d.status, c.email from app.${kind}s d join app.customers c on c.id = d.customer_id where d.id = $1`,
      values: [documentId],
    });
    if (status === "draft") throw fail(estimateId ? "estimate-is-draft" : "invoice-not-open", { data: { status } });
    const token = await issueBillingLink({ kind, documentId, email, createdBy: caller.userId }, tx);
    const { id } = await system.one<{ id: string }>({
      text: "select id from app.billing_links where token_hash = $1",
      values: [linkTokenHash(token)],
    });
    return { billingLink: id, url: billingLinkUrl(kind, token, config) };
  },
});
