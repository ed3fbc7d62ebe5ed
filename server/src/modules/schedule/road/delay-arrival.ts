import { staffRoles, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { delaySchema, isWorthTelling } from "@boresight/domain/schedule/road/trip";
import { mutation } from "#platform/mutation.ts";
import { readAfterWork } from "./after-work.ts";
import { delayDrive } from "./delay-drive.ts";
import { lockTrip } from "./lock-trip.ts";

const minute = 60_000;

export const delayArrival = mutation({
  summary:
    "Changes when somebody who is on the way is expected, and tells the customer where that is asked for and worth telling.",
  callers: staffRoles,
  input: delaySchema,
  payload: "ArrivalTimePayload",
  returns: {
    trip: "Trip",
    isTold: { type: "Boolean!", description: "The customer hears of the new time." },
  },
  errors: ["trip-changed", "trip-over"],
  async run({ id, version, minutes, tell }, tx) {
    const trip = await lockTrip(id, tx);
    if (trip.userId !== tx.caller.userId && !worksInOffice(tx.caller)) throw fail("permission-error");
    if (trip.version !== version) throw fail("trip-changed");
    if (trip.isOver) throw fail("trip-over");
    const expectedAt = new Date(Math.ceil(tx.now.getTime() / minute) * minute + minutes * minute);
    const told = trip.toldExpectedAt === null ? null : new Date(trip.toldExpectedAt);
    const isTold = tell && isWorthTelling(told, expectedAt);
    const isAfterWork = await readAfterWork(trip, tx);
    await delayDrive(trip, { expectedAt, isTold, isByItself: false, isKnown: true, isAfterWork }, tx);
    return { trip: id, isTold };
  },
});
