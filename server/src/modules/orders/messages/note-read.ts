import type { Transaction } from "#platform/database/transaction.ts";

export interface ReadThread {
  orderId: string;
  /** Those among staff. */
  isInternal: boolean;
}

/** Notes that the caller has read what an order's messages are so far; whoever writes has. */
export function noteRead(
  { orderId, isInternal }: ReadThread,
  { caller, system }: Pick<Transaction, "caller" | "system">,
) {
  return system.run({
    text: `insert into app_private.message_reads (service_order_id, user_id, is_internal, read_at) values ($1, $2, $3, now())
      on conflict (service_order_id, user_id, is_internal) do update set read_at = excluded.read_at`,
    values: [orderId, caller.userId, isInternal],
  });
}
