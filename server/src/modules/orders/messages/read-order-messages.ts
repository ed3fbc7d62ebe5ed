import { readMessagesSchema } from "@boresight/domain/orders/order-message";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { noteRead } from "./note-read.ts";

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
