import { fail } from "@boresight/domain/base/errors";
import { readinessOverrideSchema } from "@boresight/domain/calibrations/readiness-check-schema";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const overrideReadinessCheck = mutation({
  summary: "Allows work to begin although a check failed; the office gets an alert.",
  callers: ["admin"],
  input: readinessOverrideSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  errors: ["readiness-not-failed"],
  async run({ orderId, key, note }, tx) {
    await lockVisibleOrder(orderId, tx);

    const changed = await tx.system.run({
      text: `update app.readiness_checks set override_note = $3, overridden_by = $4, version = version + 1
      where service_order_id = $1 and key = $2 and outcome = 'failed'`,
      values: [orderId, key, note, tx.caller.userId],
    });
    if (changed === 0) throw fail("readiness-not-failed");
    await tx.system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
      values ($1, $2, 'override', 'service_orders', $3, jsonb_build_object('readiness', $4::text), $5)`,
      values: [tx.caller.userId, tx.caller.role, orderId, key, note],
    });
    await tx.emit({ type: "readiness.overridden", entityId: orderId, payload: { serviceOrderId: orderId, key, note } });
    return { serviceOrder: orderId };
  },
});
