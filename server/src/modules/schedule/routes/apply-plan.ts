/** Carries out a proposed plan in one transaction, or not at all: whatever changed since then makes it outdated. */
import { appliedPlanSchema, type PlannedStop } from "@boresight/domain/schedule/routes/plan-schemas";
import { requireChangeable } from "@boresight/domain/schedule/appointment";
import { conflictsOf, conflictsText, type SlotConflict } from "@boresight/domain/schedule/slot-conflicts";
import { chooseEquipment } from "@boresight/domain/schedule/slot-equipment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { localDay } from "@boresight/domain/schedule/working-time";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentOf, readBookableOrder } from "#modules/schedule/read-bookable-order.ts";
import {
  bookingOf,
  filledWith,
  readSchedule,
  type Booking,
  type Schedule,
} from "#modules/schedule/slots/read-schedule.ts";
import { lockBooking, type ResolvedPlace } from "#modules/schedule/slots/resolve-place.ts";
import { lockAppointments, type StandingAppointment } from "#modules/schedule/stored-appointment.ts";
import { releaseEquipment } from "#modules/schedule/use-equipment.ts";
import { writeReschedule } from "#modules/schedule/write-reschedule.ts";

export const applyPlan = mutation({
  summary:
    "Carries out a plan of the vans: all of it, or nothing when one of its appointments was changed meanwhile. Customers whose time changes get a mail.",
  input: appliedPlanSchema,
  returns: { appointments: "[Appointment]!", facility: "Facility" },
  errors: ["appointment-changed", "appointment-over", "slot-taken"],
  async run({ facilityId, stops }, tx) {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    await lockBooking(tx.system, tx.now);
    const planned = await lockPlanned(stops, tx);
    const changed = planned.filter(isChanged);
    for (const { stored } of changed) requireChangeable(stored, tx.caller.role, tx.now);
    if (changed.some((one) => isMoved(one) && isOver(one, tx.now))) throw fail("appointment-changed");
    const places = await checkPlaces({ facilityId, changed }, tx);
    for (const { stored } of places) await releaseEquipment(stored.id, tx.system); // One may take what another had.
    await tx.system.run({ text: "set constraints all deferred" }); // Two that exchange their times meet in between.
    for (const { stored, place } of places) await writeReschedule({ ...stored, place, isLate: false }, tx);
    await tx.system.run({ text: "set constraints all immediate" });
    await endProposals(facilityId, places, tx);
    return { facility: facilityId, appointments: changed.map(({ stored }) => stored.id) };
  },
});

/** What waits as a better plan of the days that have changed, also of one that something has left, is outdated now. */
async function endProposals(facilityId: string, places: readonly Placed[], { system, emit }: Transaction) {
  const { timeZone } = await system.one<{ timeZone: string }>({
    text: "select time_zone from app.facilities where id = $1",
    values: [facilityId],
  });
  const moments = places.flatMap(({ stored, place }) => [stored.startsAt, place.startsAt]);
  const dates = new Set(moments.map((moment) => localDay(timeZone, moment.getTime())));
  for (const date of dates) await emit({ type: "vans.planned", entityId: facilityId, payload: { date, better: null } });
}

interface Planned {
  stored: StandingAppointment;
  stop: PlannedStop;
  isPinned: boolean;
}

/** Throws `appointment-changed` when one of them is not any more as the plan knew it. */
async function lockPlanned(stops: readonly PlannedStop[], tx: Transaction): Promise<Planned[]> {
  const ids = stops.map(({ id }) => id);
  const locked = await lockAppointments(ids, tx);
  const seen = await tx.system.rows<{ id: string; version: number; isPinned: boolean }>({
    text: "select id, version, is_pinned from app.appointments where id = any ($1)",
    values: [ids],
  });
  return stops.map((stop) => {
    const stored = locked.find(({ id }) => id === stop.id);
    const now = seen.find(({ id }) => id === stop.id);
    if (!stored || !now || now.version !== stop.version) throw fail("appointment-changed");
    const planned = { stored, stop, isPinned: now.isPinned };
    if (now.isPinned && isMoved(planned)) throw fail("appointment-changed");
    return planned;
  });
}

const isMoved = ({ stored, stop }: Planned): boolean =>
  stored.startsAt.getTime() !== Date.parse(stop.startsAt) || stored.bayId !== stop.bayId;

/** A plan that is read for a while begins a little late; one of this morning is outdated. */
const graceMs = 15 * 60_000;
const isOver = ({ stop }: Planned, now: Date): boolean => Date.parse(stop.startsAt) < now.getTime() - graceMs;

const isChanged = (planned: Planned): boolean =>
  isMoved(planned) ||
  planned.stored.technicianId !== planned.stop.technicianId ||
  planned.stored.minutes !== planned.stop.minutes;

interface Plan {
  facilityId: string;
  changed: readonly Planned[];
}

interface Placed {
  stored: StandingAppointment;
  place: ResolvedPlace;
}

/** Throws `slot-taken` with the conflicts of the first stop that has some. */
async function checkPlaces({ facilityId, changed }: Plan, tx: Transaction): Promise<Placed[]> {
  if (changed.length === 0) return [];
  const planned = changed.map((one) => ({ ...one, booking: plannedBooking(one) }));
  const schedule = await readSchedule(tx.system, {
    facilityIds: [facilityId],
    from: new Date(Math.min(...planned.map(({ booking }) => booking.start))),
    to: new Date(Math.max(...planned.map(({ booking }) => booking.end))),
    now: tx.now,
    role: tx.caller.role,
    exceptIds: changed.map(({ stop }) => stop.id),
  });
  const places: Placed[] = [];
  for (const one of planned) {
    const others = planned.filter((other) => other !== one).map(({ booking }) => booking);
    const { found, names, equipmentIds } = await judge(one, { schedule, others, facilityId }, tx);
    if (found.length > 0) {
      const problem = conflictsText(found, isStaff(tx.caller.role) ? names : undefined);
      throw fail("slot-taken", { message: text("schedule.slotTakenChooseAnother", { problem }) });
    }
    one.booking = { ...one.booking, equipmentIds };
    places.push({ stored: one.stored, place: { ...placeOf(facilityId, one.stop), equipmentIds } });
  }
  return places;
}

interface Around {
  schedule: Schedule;
  /** The other stops that change, with the equipment that was found for them so far. */
  others: readonly Booking[];
  facilityId: string;
}

/** What the office accepted for this van and technician, it accepts for another time as well. */
const accepted: readonly SlotConflict[] = ["missingCapability", "notCompetent", "outOfServiceArea", "wrongKind"];

async function judge({ stored, stop }: Planned, { schedule, others, facilityId }: Around, tx: Transaction) {
  const { facilities, bookedFor } = filledWith([...schedule.bookings, ...others], schedule.facilities);
  const facility = facilities.find(({ id }) => id === facilityId);
  if (!facility) throw fail("not-found");
  const order = await readBookableOrder(stored.orderId, tx);
  const appointment = {
    ...appointmentOf({ ...order, kind: stored.kind, minutes: stop.minutes }),
    vehicleBooked: bookedFor(stored.vehicleId),
  };
  const { start, end } = plannedBooking({ stored, stop });
  const { bayId, technicianId } = stop;
  const span = { start, end };
  const found = conflictsOf({ facility, bayId, technicianId, appointment, span });
  const names = chooseEquipment({ facility, bayId, work: appointment, span, kept: stored.equipmentIds });
  const isSame = stored.bayId === bayId && stored.technicianId === technicianId;
  return {
    // The plan has weighed the ways, and says who gets somewhere late.
    found: found.filter((conflict) => conflict !== "travel" && !(isSame && accepted.includes(conflict))),
    names,
    equipmentIds: names.equipmentIds,
  };
}

function plannedBooking({ stored, stop }: Pick<Planned, "stop" | "stored">): Booking {
  const { bayId, technicianId, startsAt, minutes } = stop;
  return bookingOf({ ...stored, bayId, technicianId, minutes, startsAt: new Date(startsAt), equipmentIds: [] });
}

const placeOf = (
  facilityId: string,
  { bayId, technicianId, startsAt, minutes }: PlannedStop,
): Omit<ResolvedPlace, "equipmentIds"> => ({
  facilityId,
  bayId,
  technicianId,
  startsAt: new Date(startsAt),
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000),
  overbookReason: null,
  isOutOfHours: false,
});
