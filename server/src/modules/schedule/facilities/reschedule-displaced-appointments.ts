/** Moves what a closure has displaced in one transaction: whatever has no free time is found before anything is written. */
import { furthestDays } from "@boresight/domain/schedule/appointment";
import { isFreeToChange } from "@boresight/domain/schedule/free-change";
import { rescheduleDisplacedSchema } from "@boresight/domain/schedule/displaced-appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { findSlots, type NoSlotReason, type Slot } from "@boresight/domain/schedule/slots";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { writeReschedule } from "#modules/schedule/write-reschedule.ts";
import { readDisplaced } from "./read-displaced.ts";
import {
  bookingOf,
  filledWith,
  readSchedule,
  type Booking,
  type Schedule,
} from "#modules/schedule/slots/read-schedule.ts";
import { readBookableOrder, appointmentOf, type Appointment } from "#modules/schedule/read-bookable-order.ts";
import { lockBooking } from "#modules/schedule/slots/resolve-place.ts";
import { lockAppointments, type StandingAppointment } from "#modules/schedule/stored-appointment.ts";

export const rescheduleDisplacedAppointments = mutation({
  summary:
    "Gives each appointment its next free time at its facility, for the same kind of appointment and as long as it was: all that can be moved, or none. The customers get a mail.",
  input: rescheduleDisplacedSchema,
  returns: { moved: "[Appointment]!", left: { type: "[LeftAppointment!]!", holds: "objects" }, facility: "Facility" },
  errors: ["appointment-changed"],
  async run({ facilityId, appointmentIds, reason }, tx) {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    const { now } = tx;
    await lockBooking(tx.system, now);
    const stored = await lockAppointments(appointmentIds, tx);
    const displaced = new Set((await readDisplaced(facilityId, tx, now)).map(({ id }) => id));
    const wanted = stored.filter(({ id }) => displaced.has(id));
    const settled = appointmentIds.filter((id) => !displaced.has(id)).map((id) => ({ id, reason: "settled" as const }));
    const { placed, left } = await placeAll(wanted, { facilityId, now, tx });
    for (const { appointment, slot } of placed) {
      const isLate = !isFreeToChange(appointment.startsAt, now);
      await writeReschedule({ ...appointment, place: settledIn(slot), isLate, reason }, tx);
      await logReason(appointment.id, reason, tx);
    }
    return {
      facility: facilityId,
      moved: placed.map(({ appointment }) => appointment.id),
      left: [...left, ...settled],
    };
  },
});

interface Search {
  facilityId: string;
  now: Date;
  tx: Transaction;
}

interface Placed {
  appointment: StandingAppointment;
  slot: Slot;
}

/** One after the other, so that each sees the times that those before it took and freed. */
async function placeAll(wanted: readonly StandingAppointment[], search: Search) {
  const placed: Placed[] = [];
  const left: { id: string; reason: NoSlotReason }[] = [];
  const schedule = await readAround(wanted, search);
  const standing = new Map(wanted.map((appointment) => [appointment.id, bookingOf(appointment)]));
  for (const appointment of wanted) {
    const { id, startsAt, vehicleId } = appointment;
    const own = standing.get(id);
    const others = [...schedule.bookings, ...[...standing.values()].filter((booking) => booking !== own)];
    const order = await readBookableOrder(appointment.orderId, search.tx);
    const slot = nextSlot(
      { startsAt, vehicleId, appointment: appointmentOf({ ...order, ...appointment }) },
      { schedule, others },
    );
    if (typeof slot === "string") {
      left.push({ id, reason: slot });
    } else {
      standing.set(id, bookingOf({ ...appointment, ...slot, startsAt: new Date(slot.startsAt) }));
      placed.push({ appointment, slot });
    }
  }
  return { placed, left };
}

const readAround = (wanted: readonly StandingAppointment[], { facilityId, now, tx }: Search): Promise<Schedule> =>
  readSchedule(tx.system, {
    facilityIds: [facilityId],
    from: wanted.at(0)?.startsAt ?? now,
    to: daysAfter(wanted.at(-1)?.startsAt ?? now),
    now,
    role: tx.caller.role,
    exceptIds: wanted.map(({ id }) => id),
  });

interface Homeless {
  startsAt: Date;
  appointment: Appointment;
  vehicleId: string | null;
}

interface Around {
  schedule: Schedule;
  others: readonly Booking[];
}

/** An inactive facility has no free time. */
function nextSlot({ startsAt, appointment, vehicleId }: Homeless, { schedule, others }: Around): Slot | NoSlotReason {
  const { facilities, bookedFor } = filledWith(others, schedule.facilities);
  const { slots, reasons } = findSlots({
    facilities,
    appointment: { ...appointment, vehicleBooked: bookedFor(vehicleId) },
    from: startsAt.getTime(),
    to: daysAfter(startsAt).getTime(),
    limit: 1,
  });
  return slots[0] ?? reasons[0]?.reason ?? "closed";
}

const daysAfter = (moment: Date): Date => new Date(moment.getTime() + furthestDays * 24 * 3_600_000);

const settledIn = ({ startsAt, endsAt, ...place }: Slot) => ({
  ...place,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  overbookReason: null,
  isOutOfHours: false,
});

const logReason = (id: string, reason: string, { caller, system }: Transaction) =>
  system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
      values ($1, $2, 'changed', 'appointments', $3, '{}', $4)`,
    values: [caller.userId, caller.role, id, reason],
  });
