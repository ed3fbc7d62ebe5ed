import { fail } from "@boresight/domain/base/errors";
import { drivingMinutes } from "@boresight/domain/schedule/driving-time";
import { momentDone } from "@boresight/domain/schedule/hours/work-entry";
import { arrivalAfter, isDepartureNews, stopSchema } from "@boresight/domain/schedule/road/trip";
import { estimatedTravel, wayBetween } from "@boresight/domain/schedule/travel/ways";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { readTravel } from "#modules/schedule/travel/read-travel.ts";
import { beginWork } from "#modules/schedule/hours/switch-work.ts";
import { followAfterWork, readAfterWork } from "./after-work.ts";
import type { LockedTrip } from "./lock-trip.ts";
import { lockStop, stopPayload, type Stop } from "./lock-stop.ts";
import { readPlacesOfDrive } from "./read-places-of-drive.ts";

export const startTravel = mutation({
  summary:
    "Records that somebody is on the way to an appointment, and tells the customer, with the time of arrival where it is known.",
  callers: staffRoles,
  input: stopSchema,
  ...stopPayload,
  clientKey: true,
  errors: ["appointment-over", "stop-not-driven-to", "trip-over", "trip-under-way"],
  async run({ id, at: saidAt }, tx) {
    const stop = await lockStop(id, tx);
    const { driverId, orderId, trip } = stop;
    if (trip && trip.endedAt === null) throw fail("trip-under-way");
    if (trip && trip.arrivedAt !== null) throw fail("trip-over");
    const at = momentDone(saidAt, tx.now);
    const { estimatedMinutes, minutes } = await readDrive({ appointmentId: id, driverId, at }, tx);
    const expectedAt = arrivalAfter(minutes, at);
    await leaveOthers({ driverId, at }, tx.system);
    const isTold = isDepartureNews({ at, expectedAt, now: tx.now });
    const tripId = await addTrip({ stop, at, estimatedMinutes, expectedAt, isTold }, tx.system);
    await beginWork({ userId: driverId, kind: "travel", orderId, appointmentId: id, at }, tx.system);
    const payload = {
      serviceOrderId: orderId,
      appointmentId: id,
      expectedAt: expectedAt?.toISOString() ?? null,
      isTold,
    };
    await tx.emit({ type: "trip.started", entityId: tripId, payload });
    await followStart({ orderId, appointmentId: id, userId: driverId }, { expectedAt, isTold }, tx);
    return { trip: tripId };
  },
});

/** Who sets out may get there after work, or in time after all. */
async function followStart(
  drive: Pick<LockedTrip, "appointmentId" | "orderId" | "userId">,
  arrival: { expectedAt: Date | null; isTold: boolean },
  tx: Transaction,
): Promise<void> {
  const isAfterWork = await readAfterWork(drive, tx);
  const { was } = await tx.system.one<{ was: boolean }>({
    text: `select exists (select from app_private.late_arrivals l join app.appointments a on a.id = l.appointment_id
      where a.id = $1 and (l.starts_at, l.bay_id) = (a.starts_at, a.bay_id) and l.is_after_work) as was`,
    values: [drive.appointmentId],
  });
  await followAfterWork(drive, { ...arrival, was, is: isAfterWork(arrival.expectedAt) }, tx);
}

/** How long the drive takes: by its distance alone, by which the pace is learned, and as the rest of the schedule says. */
async function readDrive(asked: { appointmentId: string; driverId: string; at: Date }, tx: Transaction) {
  const { from, to, facilityId } = await readPlacesOfDrive(asked, tx.system);
  const hubs = to.coordinates ? [to.coordinates] : [];
  const travel = (await readTravel({ facilityIds: [facilityId], hubs }, tx))(facilityId);
  const miles = wayBetween(from, to, estimatedTravel)?.miles ?? null;
  return {
    estimatedMinutes: miles === null ? null : drivingMinutes(miles),
    minutes: wayBetween(from, to, travel)?.minutes ?? null,
  };
}

/** Nobody is at two places: whoever drives on has left the stop before, or turned around. */
const leaveOthers = ({ driverId, at }: { driverId: string; at: Date }, system: Rights): Promise<unknown> =>
  system.run({
    text: `update app.trips set ended_at = greatest($2::timestamptz, arrived_at, started_at)
      where user_id = $1 and ended_at is null`,
    values: [driverId, at],
  });

interface Departure {
  stop: Stop;
  at: Date;
  estimatedMinutes: number | null;
  expectedAt: Date | null;
  isTold: boolean;
}

async function addTrip({ stop, at, estimatedMinutes, expectedAt, isTold }: Departure, system: Rights): Promise<string> {
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.trips (appointment_id, service_order_id, user_id, started_at, estimated_minutes, expected_at, known_expected_at, told_expected_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7) returning id`,
    values: [stop.id, stop.orderId, stop.driverId, at, estimatedMinutes, expectedAt, isTold ? expectedAt : null],
  });
  return id;
}
