import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { orderPrioritySchema } from "@boresight/domain/orders/order-priority";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";

export const setOrderPriority = mutation({
  summary: "Sets how urgent an order is, until it is closed.",
  callers: staffRoles,
  input: orderPrioritySchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["order-changed", "order-closed"],
  async run({ id, version, priority }, tx) {
    const order = await lockVisibleOrder(id, tx);
    if (order.isClosed) throw fail("order-closed");
    if (order.version !== version) throw fail("order-changed");
    await tx.system.run({ text: "update app.service_orders set priority = $2 where id = $1", values: [id, priority] });
    await tx.emit({ type: "order.updated", entityId: id, payload: { fields: ["priority"], category: order.category } });
    return { serviceOrder: id };
  },
});
