import type { Rights } from "#platform/database/transaction.ts";
import { linkTokenHash, newLinkToken } from "#platform/link-token.ts";

const lifeOfLink = 90 * 24 * 3_600_000;

/** Returns the token of a link that opens one version of a notice without a sign-in, for 90 days. It is shown this once. */
export async function issueNoticeLink(
  { documentId, email }: { documentId: string; email: string },
  { system, now }: { system: Rights; now: Date },
): Promise<string> {
  const token = newLinkToken();
  await system.run({
    text: "insert into app_private.notice_links (token_hash, document_id, email, expires_at) values ($1, $2, $3, $4)",
    values: [linkTokenHash(token), documentId, email, new Date(now.getTime() + lifeOfLink)],
  });
  return token;
}

/** Whether an address is that of the vehicle's owner, who need not be the customer. */
export async function isOwner(email: string, orderId: string, system: Rights): Promise<boolean> {
  const found = await system.maybe({
    text: `select 1 from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      where o.id = $1 and lower(v.owner_email) = lower($2)`,
    values: [orderId, email],
  });
  return found !== undefined;
}
