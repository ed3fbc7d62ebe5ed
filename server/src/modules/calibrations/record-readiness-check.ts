import { readinessCheckSchema, type ReadinessCheck } from "@boresight/domain/calibrations/readiness-check-schema";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockOrderHere } from "./lock-order-here.ts";

export const recordReadinessCheck = mutation({
  summary:
    "Records what was found at the vehicle. Checking again replaces it and any override of it. With the version seen, what somebody else recorded meanwhile is not replaced.",
  callers: staffRoles,
  input: readinessCheckSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  clientKey: true,
  errors: ["readiness-check-changed", "readiness-not-now"],
  async run(check, tx) {
    const { orderId, key, outcome, value, note } = check;
    await lockOrderHere(orderId, tx);
    if (await isOvertaken(check, tx)) return { serviceOrder: orderId };

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

interface Stored {
  outcome: string;
  value: string;
  note: string;
  version: number;
  isOwn: boolean;
  by: string;
  at: string;
}

/** Somebody has recorded it since it was seen: the same is fine and stays; anything else is for people to decide. */
async function isOvertaken(check: ReadinessCheck, { caller, system }: Transaction): Promise<boolean> {
  if (check.seenVersion === null) return false;
  const stored = await system.maybe<Stored>({
    text: `select c.outcome, c.value, c.note, c.version, c.checked_by = $3 as is_own, coalesce(u.display_name, '') as by, c.checked_at as at
      from app.readiness_checks c left join app.users u on u.id = c.checked_by
      where c.service_order_id = $1 and c.key = $2`,
    values: [check.orderId, check.key, caller.userId],
  });
  if (!stored || stored.version === check.seenVersion) return false;
  const { outcome, value, note, version, isOwn, by, at } = stored;
  if (outcome === check.outcome && value === check.value && note === check.note) return true;
  if (isOwn) return false;
  throw fail("readiness-check-changed", { data: { outcome, value, note, version, by, at } });
}
