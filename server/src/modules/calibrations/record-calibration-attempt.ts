import { text } from "@boresight/domain/texts/text";
import { attemptSchema, type Attempt } from "@boresight/domain/calibrations/attempt-schema";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { staffRoles } from "@boresight/domain/accounts/roles";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { checkProof, type CheckedAttempt } from "./check-proof.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const recordCalibrationAttempt = mutation({
  summary:
    "Records one attempt of a calibration, whose result becomes the calibration's. Sending it twice records it once.",
  callers: staffRoles,
  input: attemptSchema,
  returns: {
    orderCalibration: "OrderCalibration",
    serviceOrder: { type: "ServiceOrder", via: "orderCalibration.service_order_id" },
  },
  payload: "CalibrationPayload",
  clientKey: true,
  errors: ["calibration-not-now", "credential-missing", "equipment-down", "equipment-expired"],
  async run(attempt, tx) {
    const { caller, system } = tx;
    const calibration = await caller.one<{ orderId: string }>(calibrationOf(attempt));
    const order = await lockVisibleOrder(calibration.orderId, tx);
    if (await isKept(attempt, system)) return { orderCalibration: attempt.calibrationId };
    if (order.statusKey !== "calibrate") throw fail("calibration-not-now");
    await checkEvidenceFiles(attempt, calibration.orderId, tx);

    const times = await readTimes(attempt, tx);
    const checked = await checkProof({ ...attempt, ...times }, tx);
    await system.run(insertAttempt({ ...attempt, ...checked, ...times }, calibration.orderId, caller.userId));
    if (checked.overridden.length > 0) await recordOverride(attempt, checked, { orderId: calibration.orderId, tx });
    await system.run({
      text: `update app.order_calibrations set result = $2, method = coalesce(nullif($3, ''), method),
      requirement_source = coalesce(nullif($4, ''), requirement_source),
      attempt_started_at = null, attempt_started_by = null where id = $1`,
      values: [attempt.calibrationId, attempt.result, attempt.method, attempt.requirementSource],
    });
    await emitOutcome(attempt, calibration.orderId, tx);
    return { orderCalibration: attempt.calibrationId };
  },
});

const calibrationOf = ({ calibrationId }: Attempt) => ({
  text: "select service_order_id as order_id from app.order_calibrations where id = $1",
  values: [calibrationId],
});

/** The times that are not sent are those of its start and of now. */
async function readTimes({ calibrationId, startedAt, endedAt }: Attempt, { system, now }: Transaction) {
  const { started } = await system.one<{ started: string | null }>({
    text: "select attempt_started_at as started from app.order_calibrations where id = $1",
    values: [calibrationId],
  });
  if (startedAt !== null || started === null) return { startedAt, endedAt };
  const isAfter = endedAt !== null && new Date(endedAt) >= new Date(started); // A device's clock may be slow.
  return { startedAt: started, endedAt: isAfter ? endedAt : now.toISOString() };
}

const isKept = async ({ id, calibrationId }: Attempt, system: Rights) =>
  (await system.maybe({
    text: "select id from app.calibration_attempts where id = $1 and order_calibration_id = $2",
    values: [id, calibrationId],
  })) !== undefined;

async function checkEvidenceFiles({ evidenceFileIds }: Attempt, orderId: string, { caller }: Transaction) {
  const wanted = [...new Set(evidenceFileIds)];
  if (wanted.length === 0) return;
  const { count } = await caller.one<{ count: number }>({
    text: "select count(*)::integer as count from app.files where id = any ($1) and service_order_id = $2 and is_uploaded",
    values: [wanted, orderId],
  });
  if (count === wanted.length) return;
  throw wrongField("evidenceFileIds", "wrong-reference", text("calibrations.chooseEvidenceOfThisOrder"));
}

const insertAttempt = (attempt: Attempt & CheckedAttempt, orderId: string, performedBy: string | null) => ({
  text: `insert into app.calibration_attempts (id, order_calibration_id, service_order_id, number, result, started_at, ended_at, tool,
      target, fault_codes, conditions, evidence_file_ids, performed_by, tool_id, target_id, override_note, failure_reason,
      cleared_codes, made_with)
    values ($1, $2, $3, (select count(*) + 1 from app.calibration_attempts where order_calibration_id = $2),
      $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
  values: [
    attempt.id,
    attempt.calibrationId,
    orderId,
    attempt.result,
    attempt.startedAt,
    attempt.endedAt,
    attempt.tool,
    attempt.target,
    attempt.faultCodes,
    attempt.conditions,
    attempt.evidenceFileIds,
    performedBy,
    attempt.toolId,
    attempt.targetId,
    attempt.overridden.length > 0 ? attempt.overrideNote : "",
    attempt.result === "failed" ? attempt.failureReason : null,
    attempt.clearedCodes,
    attempt.madeWith,
  ],
});

/** The audit and an alert say what an admin accepted without its proof, and why. */
async function recordOverride(
  { overrideNote }: Attempt,
  { overridden }: CheckedAttempt,
  { orderId, tx }: { orderId: string; tx: Transaction },
): Promise<void> {
  const names = overridden.join(", ");
  await tx.system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
      values ($1, $2, 'override', 'service_orders', $3, jsonb_build_object('equipment', $4::text), $5)`,
    values: [tx.caller.userId, tx.caller.role, orderId, names, overrideNote],
  });
  await tx.emit({
    type: "equipment.overridden",
    entityId: orderId,
    payload: { serviceOrderId: orderId, names, note: overrideNote },
  });
}

function emitOutcome({ calibrationId, result, faultCodes }: Attempt, serviceOrderId: string, { emit }: Transaction) {
  const entityId = calibrationId;
  if (result === "passed") return emit({ type: "calibration.passed", entityId, payload: { serviceOrderId } });
  return emit({ type: "calibration.failed", entityId, payload: { serviceOrderId, faultCodes } });
}
