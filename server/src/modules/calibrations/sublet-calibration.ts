import { subletSchema } from "@boresight/domain/calibrations/calibration-record-schema";
import { subletMethod } from "@boresight/domain/calibrations/method-words";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const subletCalibration = mutation({
  summary: "Marks a calibration as done by another shop, so that it needs no bay here, or as done here again.",
  callers: staffRoles,
  input: subletSchema,
  returns: {
    orderCalibration: "OrderCalibration",
    serviceOrder: { type: "ServiceOrder", via: "orderCalibration.service_order_id" },
  },
  payload: "CalibrationPayload",
  errors: ["calibration-changed", "order-closed"],
  async run({ id, version, isSublet }, tx) {
    const { orderId } = await tx.caller.one<{ orderId: string }>({
      text: "select service_order_id as order_id from app.order_calibrations where id = $1",
      values: [id],
    });
    const order = await lockVisibleOrder(orderId, tx);
    if (order.isClosed) throw fail("order-closed", { message: text("calibrations.orderIsClosed") });

    const changed = await tx.system.run({
      text: `update app.order_calibrations c set method = case when $3 then $4 else
          coalesce((select nullif(r.method, '') from app.calibration_rules r where r.id = c.calibration_rule_id), y.method) end
        from app.line_item_types y where y.id = c.line_item_type_id and c.id = $1 and c.version = $2`,
      values: [id, version, isSublet, subletMethod],
    });
    if (changed === 0) throw fail("calibration-changed");
    await tx.emit({ type: "order.workChanged", entityId: orderId, payload: {} });
    return { orderCalibration: id };
  },
});
