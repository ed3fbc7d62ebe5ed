import { calibrationDecisionSchema } from "@boresight/domain/calibrations/calibration-record";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { lockSeenOrder } from "./seen-order.ts";

/** Staff say that a calibration cannot be done or need not be, or open it again. The second of two people looks again first. */
export async function decideCalibration(input: unknown, tx: Transaction): Promise<string> {
  const { caller, system } = tx;
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { id, version, result, note } = parseInput(calibrationDecisionSchema, input);
  const { orderId } = await caller.one<{ orderId: string }>({
    text: `select service_order_id as "orderId" from app.order_calibrations where id = $1`,
    values: [id],
  });
  const order = await lockSeenOrder(orderId, tx);
  if (order.isClosed)
    throw fail("order-closed", { message: "This order is closed: its calibrations no longer change" });

  const changed = await system.run({
    text: "update app.order_calibrations set result = $3, note = $4 where id = $1 and version = $2",
    values: [id, version, result, note],
  });
  if (changed === 0) throw fail("calibration-changed");
  await system.run(endAlert(`calibrationFailed:${id}`));
  return id;
}
