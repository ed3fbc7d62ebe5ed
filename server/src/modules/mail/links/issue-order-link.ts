import type { Rights } from "#platform/database/transaction.ts";
import { linkTokenHash, newLinkToken } from "#platform/link-token.ts";

const lifeOfLink = 90 * 24 * 3_600_000;

/**
 * Returns the token of a link that opens one order without a sign-in, for 90 days and while its address belongs to the order's
 * customer. It is shown this once.
 */
export async function issueOrderLink(
  { orderId, email }: { orderId: string; email: string },
  { system, now }: { system: Rights; now: Date },
): Promise<string> {
  const token = newLinkToken();
  await system.run({
    text: "delete from app_private.order_links where service_order_id = $1 and expires_at < $2",
    values: [orderId, now],
  });
  await system.run({
    text: `insert into app_private.order_links (token_hash, service_order_id, customer_id, email, expires_at)
      select $1, o.id, o.customer_id, $3, $4 from app.service_orders o where o.id = $2`,
    values: [linkTokenHash(token), orderId, email, new Date(now.getTime() + lifeOfLink)],
  });
  return token;
}

/** The page that it opens. What follows `#` reaches no server and no log. */
export const orderLinkUrl = (token: string, { clientUrl }: { clientUrl: string }): string =>
  `${clientUrl}/order#${token}`;
