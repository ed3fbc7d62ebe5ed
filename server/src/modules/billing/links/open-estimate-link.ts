import { fail } from "@boresight/domain/base/errors";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { markViewed } from "#modules/billing/estimates/mark-viewed.ts";
import { lockEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import { issueBillingLink } from "#modules/mail/links/issue-billing-link.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";
import { findBillingLink, type BillingLink } from "./find-billing-link.ts";
import { readLinkedEstimate } from "./read-linked-estimate.ts";

export interface EstimateLink extends BillingLink {
  estimateId: string;
}

/** As `findBillingLink`; a link to something else than an estimate is unknown here. */
export async function findEstimateLink(asked: LinkedRequest, deps: LinkDeps): Promise<EstimateLink> {
  const { estimateId, ...link } = await findBillingLink(asked, deps);
  if (estimateId === null) throw fail("not-found");
  return { ...link, estimateId };
}

/** The estimate as the customer reads it, marked as viewed. A superseded one names the newer one's link. */
export async function openEstimateLink(asked: LinkedRequest, deps: LinkDeps) {
  const link = await findEstimateLink(asked, deps);
  return asSystem(deps, async (system, work) => {
    await system.run({
      text: "update app.billing_links set opened_at = coalesce(opened_at, $2) where id = $1",
      values: [link.id, work.now],
    });
    const estimate = await lockEstimate(link.estimateId, system);
    await markViewed(estimate, work);
    const context = await readBillingContext(estimate.serviceOrderId, work);
    const document = await readLinkedEstimate(estimate.id, context, system);
    return { ...document, newer: estimate.status === "superseded" ? await findNewer(estimate, link, work) : null };
  });
}

/**
 * The revision that took its place. Its token is given only to an address that was sent a link to it: anyone else may
 * have the old mail.
 */
async function findNewer(
  { serviceOrderId }: { serviceOrderId: string },
  { email }: EstimateLink,
  work: Work,
): Promise<{ number: string; token: string | null } | null> {
  const newer = await work.system.maybe<{ id: string; number: string; wasSent: boolean }>({
    text: `select e.id, e.number, exists (select from app.billing_links l where l.estimate_id = e.id
          and lower(l.email) = lower($2) and l.revoked_at is null and l.expires_at > $3) as was_sent
      from app.estimates e where e.service_order_id = $1 and e.status in ('sent', 'viewed', 'approved', 'declined')
      order by e.revision desc limit 1`,
    values: [serviceOrderId, email, work.now],
  });
  if (!newer) return null;
  const token = newer.wasSent ? await issueBillingLink({ kind: "estimate", documentId: newer.id, email }, work) : null;
  return { number: newer.number, token };
}
