import { calibrationListSchema } from "@boresight/domain/calibrations/calibration-record-schema";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { listCalibrations } from "./list-calibrations.ts";
import { lockVisibleOrder } from "./lock-visible-order.ts";

export const replaceOrderCalibrations = mutation({
  summary: "Sets which calibrations an order needs.",
  callers: staffRoles,
  input: calibrationListSchema,
  returns: {
    serviceOrder: { type: "ServiceOrder", description: "With the transitions that are now allowed or held." },
  },
  payload: "OrderWorkPayload",
  errors: ["calibration-started", "order-closed"],
  async run({ orderId, calibrations }, tx) {
    const order = await lockVisibleOrder(orderId, tx);
    if (order.isClosed) throw fail("order-closed", { message: text("calibrations.orderIsClosed") });

    await listCalibrations(orderId, calibrations, tx.system);
    await tx.emit({ type: "order.workChanged", entityId: orderId, payload: {} });
    return { serviceOrder: orderId };
  },
});
