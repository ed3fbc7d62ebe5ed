import { fail } from "@boresight/domain/base/errors";
import { orderTokenSchema } from "@boresight/domain/orders/order-link";
import { linkTokenHash } from "#platform/link-token.ts";
import { belongsToCustomer } from "#modules/mail/links/issue-billing-link.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";

export interface OrderLink {
  orderId: string;
  customerId: string;
  /** Whom the mail went to. */
  email: string;
}

interface Found extends OrderLink {
  expiresAt: string;
  revokedAt: string | null;
  isOwn: boolean;
}

/**
 * Returns what a link leads to. Throws `not-found`, `link-expired`, `link-revoked` once the office ended it, its address is none of
 * the customer's any more or the order another customer's, and `too-many-requests` for who tries many.
 */
export async function findOrderLink({ sent, address }: LinkedRequest, deps: LinkDeps): Promise<OrderLink> {
  const token = orderTokenSchema.safeParse(sent).data?.token ?? "";
  const found = await deps.openLink({ token, address }, () =>
    asSystem(deps.pool, async (system) => {
      const link = await system.maybe<Omit<Found, "isOwn"> & { isSameCustomer: boolean }>({
        text: `select l.service_order_id as order_id, l.customer_id, l.email, l.expires_at, l.revoked_at, o.customer_id = l.customer_id as is_same_customer
          from app_private.order_links l join app.service_orders o on o.id = l.service_order_id where l.token_hash = $1`,
        values: [linkTokenHash(token)],
      });
      if (!link) return null;
      const { isSameCustomer, ...rest } = link;
      return { ...rest, isOwn: isSameCustomer && (await belongsToCustomer(rest.email, rest.orderId, system)) };
    }),
  );
  if (!found) throw fail("not-found");
  const { expiresAt, revokedAt, isOwn, ...link } = found;
  if (!isOwn || revokedAt !== null) throw fail("link-revoked");
  if (new Date(expiresAt) <= deps.clock()) throw fail("link-expired");
  return link;
}
