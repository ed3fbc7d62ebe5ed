import { fail } from "@boresight/domain/base/errors";
import { orderMessageSchema } from "@boresight/domain/orders/order-message";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";

export const postOrderMessage = mutation({
  summary:
    "Writes on an order: to the other side, or among staff. The shop gets a mail; the office an alert if nobody answers soon.",
  input: orderMessageSchema,
  returns: {
    orderMessage: "OrderMessage",
    serviceOrder: { type: "ServiceOrder", via: "orderMessage.service_order_id" },
  },
  clientKey: true,
  errors: [],
  async run(message, tx) {
    const { caller, system } = tx;
    if (message.isInternal && !isStaff(caller.role)) throw fail("permission-error");
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [message.orderId] }); // `not-found` for an order that the caller may not see.

    const { id } = await system.one<{ id: string }>({
      text: `insert into app.order_messages (service_order_id, is_internal, body, author_id, author_name, from_customer)
      values ($1, $2, $3, $4, coalesce((select display_name from app.users where id = $4), ''), $5) returning id`,
      values: [message.orderId, message.isInternal, message.body, caller.userId, isCustomerType(caller.role)],
    });
    const { orderId: serviceOrderId, body, isInternal } = message;
    const payload = { serviceOrderId, body, isInternal, fromCustomer: isCustomerType(caller.role) };
    await tx.emit({ type: "message.posted", entityId: id, payload });
    return { orderMessage: id };
  },
});
