import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { vehicleReadingsSchema, type VehicleReadings } from "@boresight/domain/orders/order-field-schemas";
import { text } from "@boresight/domain/texts/text";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { followChange } from "#modules/orders/follow-change.ts";
import { mutation } from "#platform/mutation.ts";

const names = ["odometerIn", "odometerOut", "fuelLevelIn"] as const;

type Readings = Record<(typeof names)[number], number | null>;

export const recordVehicleReadings = mutation({
  summary:
    "Records odometer and fuel as they are read off the vehicle, until the order is closed. The last reading counts; what is not sent stays.",
  callers: staffRoles,
  input: vehicleReadingsSchema,
  returns: { serviceOrder: "ServiceOrder" },
  clientKey: true,
  errors: ["order-closed"],
  async run({ orderId, ...given }, tx) {
    const order = await lockVisibleOrder(orderId, tx);
    if (order.isClosed) throw fail("order-closed");
    const before = await tx.system.one<Readings>({
      text: "select odometer_in, odometer_out, fuel_level_in from app.service_orders where id = $1",
      values: [orderId],
    });
    const after = {
      odometerIn: given.odometerIn === undefined ? before.odometerIn : given.odometerIn,
      odometerOut: given.odometerOut === undefined ? before.odometerOut : given.odometerOut,
      fuelLevelIn: given.fuelLevelIn === undefined ? before.fuelLevelIn : given.fuelLevelIn,
    };
    requireForward(given, after);
    const changed = new Set(names.filter((name) => after[name] !== before[name]));
    if (changed.size === 0) return { serviceOrder: orderId };
    await tx.system.run({
      text: "update app.service_orders set odometer_in = $2, odometer_out = $3, fuel_level_in = $4 where id = $1",
      values: [orderId, after.odometerIn, after.odometerOut, after.fuelLevelIn],
    });
    await tx.system.run({
      text: `update app.vehicles v set odometer = $2 from app.service_orders o
        where o.id = $1 and v.id = o.vehicle_id and $2::integer > coalesce(v.odometer, -1)`,
      values: [orderId, after.odometerOut ?? after.odometerIn],
    });
    await followChange(order, changed, tx);
    return { serviceOrder: orderId };
  },
});

/** No vehicle leaves with fewer miles than it came with. The problem is reported at the reading that was sent. */
function requireForward(given: Omit<VehicleReadings, "orderId">, { odometerIn, odometerOut }: Readings): void {
  if (odometerIn === null || odometerOut === null || odometerOut >= odometerIn) return;
  const field = given.odometerOut === undefined ? "odometerIn" : "odometerOut";
  throw wrongField(field, "wrong-value", text("orders.odometerRunsBack"));
}
