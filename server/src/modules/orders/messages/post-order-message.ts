import { fail } from "@boresight/domain/base/errors";
import { orderMessageSchema, type OrderMessage } from "@boresight/domain/orders/order-message";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { addOrderMessage } from "./add-order-message.ts";
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
  const { caller } = tx;
  const { orderId, body, isInternal, fileIds } = message;
  if (isInternal && !isStaff(caller.role)) throw fail("permission-error");
  await caller.one({ text: "select id from app.service_orders where id = $1", values: [orderId] });

  const author = { userId: caller.userId, name: null, isOfCustomer: isCustomerType(caller.role) };
  const attach = (id: string) => (fileIds.length > 0 ? attachFiles({ id, fileIds }, tx) : Promise.resolve(0));
  const id = await addOrderMessage({ orderId, body, isInternal, fileIds, author, isTold }, attach, tx);
  await noteRead(message, tx);
  return id;
}
