/**
 * Single-purpose links: whoever has one opens one estimate or invoice without a sign-in, for 30 days. Only the hash of
 * the token is stored.
 */
import { linkTokenHash, newLinkToken } from "#platform/link-token.ts";
import type { Rights } from "#platform/database/transaction.ts";

const lifeOfLink = 30 * 24 * 3_600_000;

export interface NewBillingLink {
  kind: "estimate" | "invoice";
  documentId: string;
  /** Whom it is for. */
  email: string;
  createdBy?: string | null;
}

/** Returns the token, which is shown this once: 256 random bits. */
export async function issueBillingLink(
  { kind, documentId, email, createdBy = null }: NewBillingLink,
  { system, now }: { system: Rights; now: Date },
): Promise<string> {
  const token = newLinkToken();
  await system.run({
    text: `insert into app.billing_links (token_hash, ${kind}_id, email, expires_at, created_by) values ($1, $2, $3, $4, $5)`,
    values: [linkTokenHash(token), documentId, email, new Date(now.getTime() + lifeOfLink), createdBy],
  });
  return token;
}

/** Whether an address is the customer's own, one of its contacts' or of its logins: nobody else is sent a link. */
export async function belongsToCustomer(email: string, orderId: string, system: Rights): Promise<boolean> {
  const found = await system.maybe({
    text: `select 1 from app.service_orders o join app.customers c on c.id = o.customer_id
      where o.id = $1 and (lower(c.email) = lower($2)
        or exists (select from app.contacts p where p.customer_id = c.id and lower(p.email) = lower($2))
        or exists (select from app.users u where u.customer_id = c.id and lower(u.email) = lower($2) and not u.disabled))`,
    values: [orderId, email],
  });
  return found !== undefined;
}

/** The page that it opens. What follows `#` reaches no server and no log. */
export const billingLinkUrl = (
  kind: NewBillingLink["kind"],
  token: string,
  { clientUrl }: { clientUrl: string },
): string => `${clientUrl}/${kind}#${token}`;
