import { startedAttemptSchema } from "@boresight/domain/calibrations/attempt-schema";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const startCalibrationAttempt = mutation({
  summary:
    "Starts an attempt of a calibration, or takes the start back. The attempt that is recorded takes its time over; starting twice keeps the first.",
  callers: staffRoles,
  input: startedAttemptSchema,
  returns: {
    orderCalibration: "OrderCalibration",
    serviceOrder: { type: "ServiceOrder", via: "orderCalibration.service_order_id" },
  },
  payload: "CalibrationPayload",
  clientKey: true,
  errors: ["calibration-not-now"],
  async run({ calibrationId, isStarted, startedAt }, tx) {
    const { caller, system, now } = tx;
    const { orderId } = await caller.one<{ orderId: string }>({
      text: "select service_order_id as order_id from app.order_calibrations where id = $1",
      values: [calibrationId],
    });
    const { statusKey } = await lockVisibleOrder(orderId, tx);
    if (statusKey !== "calibrate") throw fail("calibration-not-now");

    const [at, by] = isStarted ? [startOf(startedAt, now), caller.userId] : [null, null];
    const changed = await system.run({
      text: `update app.order_calibrations set attempt_started_at = $2, attempt_started_by = $3
        where id = $1 and (attempt_started_at is null) = $4`,
      values: [calibrationId, at, by, isStarted],
    });
    if (isStarted && changed > 0)
      await tx.emit({ type: "calibration.started", entityId: calibrationId, payload: { serviceOrderId: orderId } });
    return { orderCalibration: calibrationId };
  },
});

const longestAgo = 7 * 24 * 3_600_000;

/** The device's time if it can be true: clocks may be wrong. */
function startOf(startedAt: string | null, now: Date): string {
  const ago = startedAt === null ? 0 : now.getTime() - new Date(startedAt).getTime();
  return startedAt !== null && ago >= 0 && ago <= longestAgo ? startedAt : now.toISOString();
}
