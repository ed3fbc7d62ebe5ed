import { randomBytes } from "node:crypto";
import type { Rights } from "#platform/database/transaction.ts";

/** Of what is behind the plus in the address that an order's mail is answered to. */
const token = /^[^@+]{1,64}\+([0-9a-f]{24})@/i;

export const replyTokenIn = (address: string): string | null => token.exec(address)?.[1]?.toLowerCase() ?? null;

interface Addressed {
  orderId: string;
  recipient: string;
}

/**
 * Returns where the recipient's answers to mails about an order go: the address where mail comes in, with a token that
 * stays the same for both. Whoever else writes there is not taken for the recipient. Null for the shop's own people, whose
 * answers are not the customer's.
 */
export async function replyAddress(
  { orderId, recipient }: Addressed,
  answerAddress: string,
  system: Rights,
): Promise<string | null> {
  const issued = await system.maybe<{ token: string }>({
    text: `insert into app_private.reply_tokens (token, service_order_id, address) select $1, $2, lower($3) where not ${isOwnAddress("lower($3)")}
      on conflict (service_order_id, address) do update set address = excluded.address returning token`,
    values: [randomBytes(12).toString("hex"), orderId, recipient],
  });
  if (!issued) return null;
  const at = answerAddress.lastIndexOf("@");
  return `${answerAddress.slice(0, at)}+${issued.token}${answerAddress.slice(at)}`;
}

/** SQL: whether an address in lower case is one of the shop's own people or locations. */
export const isOwnAddress = (address: string): string =>
  `(exists (select from app.users u where lower(u.email) = ${address} and u.default_role in ('admin', 'technician'))
    or exists (select from app.facilities f where lower(f.email) = ${address}))`;
