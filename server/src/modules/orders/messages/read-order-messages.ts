import { readMessagesSchema } from "@boresight/domain/orders/order-message";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export const readOrderMessages = mutation({
  summary: "Notes that the caller has read the messages of an order so far, those with the shop or those among staff.",
  input: readMessagesSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: [],
  async run({ orderId, isInternal }, tx) {
    const { caller } = tx;
    if (isInternal && !isStaff(caller.role)) throw fail("permission-error");
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [orderId] }); // `not-found` for an order that the caller may not see.
    await noteRead({ orderId, isInternal }, tx);
    return { serviceOrder: orderId };
  },
});

interface ReadThread {
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
