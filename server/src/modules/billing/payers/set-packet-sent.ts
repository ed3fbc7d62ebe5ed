import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { isSentByHand } from "@boresight/domain/billing/payers/payer-fields";
import { packetSentSchema } from "@boresight/domain/billing/payers/payer-schema";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";
import { readRulesOf } from "./read-payer-rules.ts";

export const setPacketSent = mutation({
  summary:
    "Records that somebody gave an order's packet to its payer, whose rule asks for it through a portal or on request; or takes that back.",
  callers: staffRoles,
  input: packetSentSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["order-changed"],
  async run({ id, version, isSent }, tx) {
    const order = await lockVisibleOrder(id, tx);
    const rule = (await readRulesOf([id], tx.system)).get(id)?.rule;
    if (order.version !== version || !rule || !isSentByHand(rule.sendingChannel)) throw fail("order-changed");
    await tx.system.run({
      text: "update app.service_orders set packet_sent_at = $2, packet_sent_by = $3 where id = $1",
      values: [id, isSent ? tx.now : null, isSent ? tx.caller.userId : null],
    });
    const fields = ["packetSentAt"] as const;
    await tx.emit({ type: "order.updated", entityId: id, payload: { fields, category: order.category } });
    return { serviceOrder: id };
  },
});
