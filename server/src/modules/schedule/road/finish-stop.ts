import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { momentDone } from "@boresight/domain/schedule/hours/work-entry";
import { stopSchema } from "@boresight/domain/schedule/road/trip";
import { mutation } from "#platform/mutation.ts";
import { endAnyWork } from "#modules/schedule/hours/switch-work.ts";
import { lockDriven, stopPayload } from "./lock-stop.ts";

export const finishStop = mutation({
  summary:
    "Records that the technician is done at a stop: the work there ends. What becomes of the order is said by its status.",
  callers: staffRoles,
  input: stopSchema,
  ...stopPayload,
  clientKey: true,
  errors: ["appointment-over", "trip-over"],
  async run({ id, at: saidAt }, tx) {
    const { trip, driverId } = await lockDriven(id, tx);
    const at = momentDone(saidAt, tx.now);
    if (!trip || (trip.endedAt !== null && trip.endedAt <= at)) throw fail("trip-over");
    await tx.system.run({
      text: `update app.trips set arrived_at = coalesce(arrived_at, greatest($2::timestamptz, started_at)),
          ended_at = greatest($2::timestamptz, arrived_at, started_at) where id = $1`,
      values: [trip.id, at],
    });
    await endAnyWork({ userId: driverId, at }, tx.system);
    return { trip: trip.id };
  },
});
