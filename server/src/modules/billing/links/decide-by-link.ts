import { parseInput } from "@boresight/domain/base/problems";
import { linkApprovalSchema, linkDeclineSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { acceptSigned, type Signer } from "#modules/billing/estimates/decisions/accept-signed.ts";
import { recordDecline } from "#modules/billing/estimates/decisions/record-decline.ts";
import { lockEstimate } from "#modules/billing/estimates/lock-estimate.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { LinkDeps } from "#platform/limits/linked-request.ts";
import { findEstimateLink } from "./open-estimate-link.ts";

/** Who decides by a link, as the request says. */
export type LinkSigner = Pick<Signer, "address" | "userAgent" | "keepContent">;

/** The link is looked at before anything else that was sent. Throws as `approveEstimate` and `findBillingLink` do. */
export async function approveByLink(sent: unknown, by: LinkSigner, deps: LinkDeps): Promise<{ status: "approved" }> {
  const { estimateId } = await findEstimateLink({ sent, address: by.address }, deps);
  const { token: _token, ...approval } = parseInput(linkApprovalSchema, sent);
  await asSystem(deps, async (system, work) => {
    const signer = { ...by, channel: "link" as const, userId: null };
    await acceptSigned(await lockEstimate(estimateId, system), approval, { ...work, signer });
  });
  return { status: "approved" };
}

export async function declineByLink(sent: unknown, by: LinkSigner, deps: LinkDeps): Promise<{ status: "declined" }> {
  const { estimateId } = await findEstimateLink({ sent, address: by.address }, deps);
  const { token: _token, ...declined } = parseInput(linkDeclineSchema, sent);
  await asSystem(deps, async (system, work) => {
    const signer = { ...by, channel: "link" as const, userId: null };
    await recordDecline(await lockEstimate(estimateId, system), declined, { ...work, signer });
  });
  return { status: "declined" };
}
