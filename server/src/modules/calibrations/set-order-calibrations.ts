import { calibrationListSchema } from "@boresight/domain/calibrations/calibration-record";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import { listCalibrations } from "./list-calibrations.ts";
import { lockSeenOrder } from "./seen-order.ts";

/** Staff say what is to be calibrated on an order. */
export async function setOrderCalibrations(input: unknown, tx: Transaction): Promise<string> {
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  const { orderId, calibrations } = parseInput(calibrationListSchema, input);
  const order = await lockSeenOrder(orderId, tx);
  if (order.isClosed)
    throw fail("order-closed", { message: "This order is closed: its calibrations no longer change" });

  await listCalibrations(orderId, calibrations, tx.system);
  return orderId;
}
