import { staffRoles, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { delaySchema, isWorthTelling } from "@boresight/domain/schedule/road/trip";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";

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
    if (trip.version !== version) throw fail("trip-changed");
    if (trip.arrivedAt !== null || trip.endedAt !== null) throw fail("trip-over");
    const expectedAt = new Date(Math.ceil(tx.now.getTime() / minute) * minute + minutes * minute);
    const told = trip.toldExpectedAt === null ? null : new Date(trip.toldExpectedAt);
    const isTold = tell && isWorthTelling(told, expectedAt);
    await tx.system.run({
      text: `update app.trips set expected_at = $2, told_expected_at = case when $3 then $2::timestamptz else told_expected_at end
        where id = $1`,
      values: [id, expectedAt, isTold],
    });
    const { orderId: serviceOrderId, appointmentId } = trip;
    const payload = { serviceOrderId, appointmentId, expectedAt: expectedAt.toISOString(), isTold };
    await tx.emit({ type: "trip.delayed", entityId: id, payload });
    return { trip: id, isTold };
  },
});

interface Stored {
  orderId: string;
  appointmentId: string;
  userId: string;
  arrivedAt: string | null;
  endedAt: string | null;
  toldExpectedAt: string | null;
  version: number;
}

/** Throws `not-found`, and `permission-error` for a colleague's drive. */
async function lockTrip(id: string, { caller, system }: Transaction): Promise<Stored> {
  await caller.one({ text: "select id from app.trips where id = $1", values: [id] });
  const trip = await system.one<Stored>({
    text: `select service_order_id as order_id, appointment_id, user_id, arrived_at, ended_at, told_expected_at, version
      from app.trips where id = $1 for update`,
    values: [id],
  });
  if (trip.userId !== caller.userId && !worksInOffice(caller)) throw fail("permission-error");
  return trip;
}
