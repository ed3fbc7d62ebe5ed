import { judgeVin, vinReadingSchema, type VinReading } from "@boresight/domain/orders/vin-at-vehicle";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { decodeLater } from "#modules/vehicles/decode-later.ts";
import { lockArriving, assertNotReleased, type ArrivingOrder } from "./lock-arriving.ts";

export const confirmVin = mutation({
  summary:
    "Compares the VIN that was read at the vehicle with the order's. Another one is no error: the order keeps it as `vinSeen`, and the office gets an alert.",
  input: vinReadingSchema,
  returns: {
    isConfirmed: { type: "Boolean!", description: "False where it is another one." },
    serviceOrder: "ServiceOrder",
  },
  errors: ["vin-not-now"],
  async run(reading, tx) {
    const order = await lockArriving(reading.orderId, tx);
    assertNotReleased(order);
    const isConfirmed = await isOfOrder(order, reading, tx.system);
    if (isConfirmed) await recordConfirmation(order, reading.vin, tx);
    else await recordDifference(order, reading.vin, tx);
    return { isConfirmed, serviceOrder: order.id };
  },
});

/** A vehicle without a VIN gets this one, unless another vehicle of the customer has it. */
async function isOfOrder(order: ArrivingOrder, reading: VinReading, system: Rights): Promise<boolean> {
  const verdict = judgeVin(reading, order.vehicle);
  if (verdict !== "first") return verdict === "same";
  const other = await system.maybe({
    text: "select id from app.vehicles where customer_id = $1 and vin_number = $2 and archived_at is null",
    values: [order.customerId, reading.vin],
  });
  return !other;
}

async function recordConfirmation(
  { id, vehicle }: ArrivingOrder,
  seen: string,
  { caller, system, now, emit }: Transaction,
): Promise<void> {
  const vin = vehicle.vinNumber ?? seen;
  if (vehicle.vinNumber === null) {
    await system.run({ text: "update app.vehicles set vin_number = $2 where id = $1", values: [vehicle.id, vin] });
    await system.run(decodeLater(vehicle.id));
  }
  await system.run({
    text: "update app.service_orders set vin_seen = $2, vin_confirmed_at = $3, vin_confirmed_by = $4 where id = $1",
    values: [id, vin, now, caller.userId],
  });
  await emit({ type: "order.vinRead", entityId: id, payload: { vin, isConfirmed: true } });
}

async function recordDifference({ id }: ArrivingOrder, seen: string, { system, emit }: Transaction): Promise<void> {
  await system.run({
    text: "update app.service_orders set vin_seen = $2, vin_confirmed_at = null, vin_confirmed_by = null where id = $1",
    values: [id, seen],
  });
  await emit({ type: "order.vinRead", entityId: id, payload: { vin: seen, isConfirmed: false } });
}
