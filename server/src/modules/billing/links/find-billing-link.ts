import { fail } from "@boresight/domain/base/errors";
import { billingLinkSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { linkTokenHash } from "#platform/link-token.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";
import { asSystem } from "#platform/database/transaction.ts";

export interface BillingLink {
  id: string;
  email: string;
  estimateId: string | null;
  invoiceId: string | null;
}

interface Found extends BillingLink {
  expiresAt: string;
  revokedAt: string | null;
}

/**
 * Returns what a link leads to. Throws `not-found` for a token that is unknown or none at all, `link-revoked`,
 * `link-expired`, and `too-many-requests` for who tries many.
 */
export async function findBillingLink(
  { sent, address }: LinkedRequest,
  { pool, clock, openLink }: LinkDeps,
): Promise<BillingLink> {
  const token = billingLinkSchema.safeParse(sent).data?.token ?? "";
  const found = await openLink({ token, address }, () =>
    asSystem(pool, async (system) => {
      const link = await system.maybe<Found>({
        isPrepared: true,
        text: "select id, email, estimate_id, invoice_id, expires_at, revoked_at from app.billing_links where token_hash = $1",
        values: [linkTokenHash(token)],
      });
      return link ?? null;
    }),
  );
  if (!found) throw fail("not-found");
  const { expiresAt, revokedAt, ...link } = found;
  if (revokedAt !== null) throw fail("link-revoked");
  if (new Date(expiresAt) <= clock()) throw fail("link-expired");
  return link;
}
