import { readinessCheckSchema } from "@boresight/domain/calibrations/readiness-check-schema";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { lockOrderHere } from "./lock-order-here.ts";

export const recordReadinessCheck = mutation({
  summary: "Records what was found at the vehicle. Checking again replaces it and any override of it.",
  callers: staffRoles,
  input: readinessCheckSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  errors: ["readiness-not-now"],
  async run({ orderId, key, outcome, value, note }, tx) {
    await lockOrderHere(orderId, tx);

    await tx.system.run({
      text: `insert into app.readiness_checks (service_order_id, key, outcome, value, note, checked_by, checked_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (service_order_id, key) do update set outcome = excluded.outcome, value = excluded.value, note = excluded.note,
        checked_by = excluded.checked_by, checked_at = excluded.checked_at, override_note = '', overridden_by = null,
        version = readiness_checks.version + 1`,
      values: [orderId, key, outcome, value, note, tx.caller.userId, tx.now.toISOString()],
    });
    await tx.emit({ type: "readiness.checked", entityId: orderId, payload: { serviceOrderId: orderId } });
    return { serviceOrder: orderId };
  },
});
