import { fail } from "@boresight/domain/base/errors";
import { orderMessageSchema, type OrderMessage } from "@boresight/domain/orders/order-message";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { attachFiles } from "./attach-files.ts";
import { noteRead } from "./read-order-messages.ts";

export const postOrderMessage = mutation({
  summary:
    "Writes on an order: to the other side, or among staff. The shop gets a mail; the office an alert if nobody answers soon. Files become documents of the order.",
  input: orderMessageSchema,
  returns: {
    orderMessage: "OrderMessage",
    serviceOrder: { type: "ServiceOrder", via: "orderMessage.service_order_id" },
  },
  clientKey: true,
  errors: [],
  async run(message, tx) {
    return { orderMessage: await writeOrderMessage(message, tx) };
  },
});

interface Writing extends OrderMessage {
  /** The other side gets it by another way already, and no mail about it. */
  isTold?: boolean;
}

/** Posts a message on an order and returns its id. Throws `not-found` for an order that the caller may not see. */
export async function writeOrderMessage({ isTold = false, ...message }: Writing, tx: Transaction): Promise<string> {
  const { caller, system } = tx;
  if (message.isInternal && !isStaff(caller.role)) throw fail("permission-error");
  await caller.one({ text: "select id from app.service_orders where id = $1", values: [message.orderId] });

  const fromCustomer = isCustomerType(caller.role);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.order_messages (service_order_id, is_internal, body, author_id, author_name, from_customer, file_count)
      values ($1, $2, $3, $4, coalesce((select display_name from app.users where id = $4), ''), $5, $6) returning id`,
    values: [message.orderId, message.isInternal, message.body, caller.userId, fromCustomer, message.fileIds.length],
  });
  await noteRead(message, tx);
  const { orderId: serviceOrderId, body, isInternal, fileIds } = message;
  const photoCount = fileIds.length > 0 ? await attachFiles({ id, fileIds }, tx) : 0;
  const payload = { serviceOrderId, body, isInternal, fromCustomer, fileIds, photoCount };
  await tx.emit({ type: "message.posted", entityId: id, payload: { ...payload, ...(isTold && { isTold }) } });
  return id;
}
