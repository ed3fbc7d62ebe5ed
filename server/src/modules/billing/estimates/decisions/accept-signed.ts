import { fail } from "@boresight/domain/base/errors";
import type { Approval } from "@boresight/domain/billing/estimate-decision-schema";
import { requireOpenEstimate } from "@boresight/domain/billing/estimate-status";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import type { LockedEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import type { Work } from "#platform/database/events.ts";
import { contentHashOf } from "../content-hash.ts";
import { recordApproval } from "./record-approval.ts";
import { storeSignature, type KeepContent } from "./store-signature.ts";

/** Who approves, and from where. */
export interface Signer {
  channel: "signedIn" | "link";
  userId: string | null;
  address: string;
  userAgent: string;
  keepContent: KeepContent;
}

/**
 * Approves a locked estimate with a signature. Throws what `requireOpenEstimate` and `recordApproval` throw,
 * `estimate-changed` when the content is not what was sent or read, `terms-not-accepted` for other terms than those in
 * force, and `invalid-input` for a drawing that is no PNG.
 */
export async function acceptSigned(
  estimate: LockedEstimate,
  approval: Approval,
  { signer, ...work }: Pick<Work, "system" | "now" | "emit" | "ids"> & { signer: Signer },
): Promise<void> {
  const context = await readBillingContext(estimate.serviceOrderId, work);
  requireOpenEstimate(estimate, context.today);
  await requireSameContent(estimate, { given: approval.contentHash, currency: context.settings.currency }, work);
  if (approval.acceptedTermsVersion !== context.termsVersion) throw fail("terms-not-accepted");
  const signed = { ...approval, orderId: estimate.serviceOrderId };
  const signatureFileId = await storeSignature(signed, signer, work);
  const given = {
    ...approval,
    channel: signer.channel,
    signatureFileId,
    termsVersion: approval.acceptedTermsVersion,
    decidedAt: work.now,
    decidedBy: signer.userId,
    ip: signer.address,
    userAgent: signer.userAgent,
  };
  await recordApproval(estimate, given, { ...work, context });
}

async function requireSameContent(
  { id, number, termsVersion, contentHash }: LockedEstimate,
  { given, currency }: { given: string; currency: string },
  { system }: Pick<Work, "system">,
): Promise<void> {
  const stored = await contentHashOf({ id, number, termsVersion: termsVersion ?? "", currency }, system);
  // Estimates from before hashes were stored have none.
  if (given !== stored || (contentHash !== null && contentHash !== stored)) throw fail("estimate-changed");
}
