import type { Rights } from "#platform/database/transaction.ts";
import { linkTokenHash, newLinkToken } from "#platform/link-token.ts";

const lifeOfLink = 30 * 24 * 3_600_000;

/** Returns the token of a link that opens an order's packet without a sign-in, for 30 days. It is shown this once. */
export async function issuePacketLink(
  { orderId, recipient }: { orderId: string; recipient: string },
  { system, now }: { system: Rights; now: Date },
): Promise<string> {
  const token = newLinkToken();
  await system.run({
    text: `insert into app.document_links (token_hash, service_order_id, recipient, expires_at, created_at)
      values ($1, $2, left($3, 120), $4, $5)`,
    values: [linkTokenHash(token), orderId, recipient, new Date(now.getTime() + lifeOfLink), now],
  });
  return token;
}
