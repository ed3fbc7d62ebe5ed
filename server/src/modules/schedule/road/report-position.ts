import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { isAnotherArrival, isTooSoon, positionSchema } from "@boresight/domain/schedule/road/position";
import { arrivalAfter } from "@boresight/domain/schedule/road/trip";
import { wayBetween } from "@boresight/domain/schedule/travel/ways";
import { mutation } from "#platform/mutation.ts";
import { readTravel } from "#modules/schedule/travel/read-travel.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { followDrive } from "./delay-drive.ts";
import { lockTrip, type LockedTrip } from "./lock-trip.ts";
import { readPlacesOfDrive } from "./read-places-of-drive.ts";

export const reportPosition = mutation({
  summary:
    "Says where the caller is on their own way to a stop, for the office until they arrive: the last place alone is kept. Sooner than 20 seconds after the last one nothing changes.",
  callers: staffRoles,
  input: positionSchema,
  returns: { trip: "Trip" },
  errors: ["trip-over"],
  async run({ id, latitude, longitude }, tx) {
    const trip = await lockTrip(id, tx);
    if (trip.userId !== tx.caller.userId) throw fail("permission-error");
    if (!trip.isUnderWay) throw fail("trip-over");
    const last = await tx.system.maybe<{ seenAt: string }>({
      text: "select seen_at from app.trip_positions where trip_id = $1",
      values: [id],
    });
    if (isTooSoon(last ? new Date(last.seenAt) : null, tx.now)) return { trip: id };
    const minutesAway = await readMinutesAway(trip, { latitude, longitude }, tx);
    await tx.system.run({
      text: `insert into app.trip_positions (trip_id, latitude, longitude, minutes_away, seen_at) values ($1, $2, $3, $4, $5)
        on conflict (trip_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
          minutes_away = excluded.minutes_away, seen_at = excluded.seen_at`,
      values: [id, latitude, longitude, minutesAway, tx.now],
    });
    await followPosition(trip, minutesAway, tx);
    return { trip: id };
  },
});

/** By distance and pace: no place of a person is asked of a router. */
async function readMinutesAway(
  { appointmentId, userId }: LockedTrip,
  coordinates: { latitude: number; longitude: number },
  tx: Transaction,
): Promise<number | null> {
  const { to, facilityId } = await readPlacesOfDrive({ appointmentId, driverId: userId, at: tx.now }, tx.system);
  const travel = (await readTravel({ facilityIds: [facilityId], hubs: [] }, tx))(facilityId);
  return wayBetween({ coordinates, milesFromBase: null }, to, travel)?.minutes ?? null;
}

async function followPosition(trip: LockedTrip, minutesAway: number | null, tx: Transaction): Promise<void> {
  const arrival = arrivalAfter(minutesAway, tx.now);
  const expectedAt = trip.expectedAt === null ? null : new Date(trip.expectedAt);
  if (arrival && isAnotherArrival(expectedAt, arrival))
    await followDrive(trip, { expectedAt: arrival, isKnown: true }, tx);
}
