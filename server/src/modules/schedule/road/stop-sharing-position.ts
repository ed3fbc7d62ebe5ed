import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { sharedTripSchema } from "@boresight/domain/schedule/road/position";
import { mutation } from "#platform/mutation.ts";
import { lockTrip } from "./lock-trip.ts";

export const stopSharingPosition = mutation({
  summary: "Forgets where the caller was last on their own way to a stop.",
  callers: staffRoles,
  input: sharedTripSchema,
  returns: { trip: "Trip" },
  errors: [],
  async run({ id }, tx) {
    const { userId } = await lockTrip(id, tx);
    if (userId !== tx.caller.userId) throw fail("permission-error");
    await tx.system.run({ text: "delete from app.trip_positions where trip_id = $1", values: [id] });
    return { trip: id };
  },
});
