import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { momentDone } from "@boresight/domain/schedule/hours/work-entry";
import { stopSchema } from "@boresight/domain/schedule/road/trip";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { beginWork } from "#modules/schedule/hours/switch-work.ts";
import { lockStop, stopPayload, type Stop } from "./lock-stop.ts";

export const arriveAtStop = mutation({
  summary:
    "Records that the technician is at the vehicle: the drive ends and the work begins. A mobile appointment has arrived.",
  callers: staffRoles,
  input: stopSchema,
  ...stopPayload,
  clientKey: true,
  errors: ["appointment-over", "stop-not-driven-to", "trip-under-way"],
  async run({ id, at: saidAt }, tx) {
    const stop = await lockStop(id, tx);
    if (stop.trip && stop.trip.arrivedAt !== null) throw fail("trip-under-way");
    const at = momentDone(saidAt, tx.now);
    const trip = await arrive({ stop, at }, tx);
    const work = { userId: stop.driverId, orderId: stop.orderId, appointmentId: id, at };
    await beginWork({ ...work, kind: "work" }, tx.system);
    if (stop.kind === "mobile" && stop.status === "confirmed") await recordArrival(stop, tx);
    return { trip };
  },
});

/** The drive that is under way, or was when they arrived; without one they only say that they are there. */
async function arrive({ stop, at }: { stop: Stop; at: Date }, { system }: Transaction): Promise<string> {
  const { trip, id, orderId, driverId } = stop;
  const isUnderWay = trip !== null && (trip.endedAt === null || trip.endedAt > at);
  const { id: arrived } = await system.one<{ id: string }>(
    isUnderWay
      ? {
          text: "update app.trips set arrived_at = greatest($2::timestamptz, started_at) where id = $1 returning id",
          values: [trip.id, at],
        }
      : {
          text: `insert into app.trips (appointment_id, service_order_id, user_id, arrived_at)
            values ($1, $2, $3, $4) returning id`,
          values: [id, orderId, driverId, at],
        },
  );
  return arrived;
}

/** The vehicle and we are at the same place. */
async function recordArrival({ id, orderId }: Stop, { system, emit }: Transaction): Promise<void> {
  await system.run({ text: "update app.appointments set status = 'arrived' where id = $1", values: [id] });
  await emit({ type: "appointment.arrived", entityId: id, payload: { serviceOrderId: orderId } });
}
