import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { readinessCheckSchema, readinessOverrideSchema } from "@boresight/domain/calibrations/readiness-check";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { lockSeenOrder } from "./seen-order.ts";

const here: readonly string[] = ["onsite", "work", "hold"];

/** What was found at the vehicle; checking again replaces it, and with it an override. */
export async function recordReadinessCheck(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  const { orderId, key, outcome, value, note } = parseInput(readinessCheckSchema, input);
  const order = await lockSeenOrder(orderId, tx);
  if (!here.includes(order.category)) throw fail("readiness-not-now");

  await tx.system.run({
    text: `insert into app.readiness_checks (service_order_id, key, outcome, value, note, checked_by, checked_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (service_order_id, key) do update set outcome = excluded.outcome, value = excluded.value, note = excluded.note,
        checked_by = excluded.checked_by, checked_at = excluded.checked_at, override_note = '', overridden_by = null,
        version = readiness_checks.version + 1`,
    values: [orderId, key, outcome, value, note, tx.caller.userId, clock().toISOString()],
  });
  return orderId;
}

/** An admin lets work begin although a check failed, and says why; the office is told. */
export async function overrideReadinessCheck(input: unknown, tx: Transaction): Promise<string> {
  if (tx.caller.role !== "admin") throw fail("permission-error");
  const { orderId, key, note } = parseInput(readinessOverrideSchema, input);
  const order = await lockSeenOrder(orderId, tx);

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
  await tx.system.run(
    raiseAlert({
      kind: "override",
      severity: "info",
      message: `${order.number}: a failed readiness check was overridden (${note})`,
      serviceOrderId: orderId,
      dedupeKey: `override:${orderId}:${key}`,
    }),
  );
  return orderId;
}
