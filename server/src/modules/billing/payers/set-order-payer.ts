import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { orderPayerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { text } from "@boresight/domain/texts/text";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { withdrawPayerPacket } from "./mail-payer-packet.ts";
import { mutation } from "#platform/mutation.ts";

export const setOrderPayer = mutation({
  summary: "Says who pays for an order besides its customer, whose rules it follows then.",
  callers: staffRoles,
  input: orderPayerSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["order-changed", "order-closed"],
  async run({ id, version, payerId }, tx) {
    const order = await lockVisibleOrder(id, tx);
    if (order.isClosed) throw fail("order-closed");
    if (order.version !== version) throw fail("order-changed");
    const known = { text: "select id from app.payers where id = $1 and is_active", values: [payerId] };
    if (payerId !== null && !(await tx.caller.maybe(known)))
      throw wrongField("payerId", "wrong-reference", text("billing.chooseFromThePayers"));
    const changed = await tx.system.run({
      text: `update app.service_orders set payer_id = $2, packet_sent_at = null, packet_sent_by = null
        where id = $1 and payer_id is distinct from $2`,
      values: [id, payerId],
    });
    if (changed === 0) return { serviceOrder: id };
    await withdrawPayerPacket(id, tx);
    await tx.emit({ type: "order.updated", entityId: id, payload: { fields: ["payerId"], category: order.category } });
    return { serviceOrder: id };
  },
});
