import { calibrationDecisionSchema } from "@boresight/domain/calibrations/attempt-schema";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const decideCalibration = mutation({
  summary: "Marks a calibration as not possible or not needed, or reopens it.",
  callers: staffRoles,
  input: calibrationDecisionSchema,
  returns: {
    orderCalibration: "OrderCalibration",
    serviceOrder: { type: "ServiceOrder", via: "orderCalibration.service_order_id" },
  },
  payload: "CalibrationPayload",
  errors: ["calibration-changed", "order-closed"],
  async run({ id, version, result, note }, tx) {
    const { caller, system } = tx;
    const { orderId } = await caller.one<{ orderId: string }>({
      text: `select service_order_id as order_id from app.order_calibrations where id = $1`,
      values: [id],
    });
    const order = await lockVisibleOrder(orderId, tx);
    if (order.isClosed) throw fail("order-closed", { message: text("calibrations.orderIsClosed") });

    const changed = await system.run({
      text: `update app.order_calibrations set result = $3, note = $4, attempt_started_at = null, attempt_started_by = null
        where id = $1 and version = $2`,
      values: [id, version, result, note],
    });
    if (changed === 0) throw fail("calibration-changed");
    await tx.emit({ type: "calibration.decided", entityId: id, payload: { serviceOrderId: orderId, result } });
    return { orderCalibration: id };
  },
});
