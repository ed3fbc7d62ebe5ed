/** Free times for an appointment: pure arithmetic on opening hours and existing bookings. */
import { takesKind, type Capability } from "./bay.ts";
import {
  fittingBays,
  freePlaces,
  isCompetent,
  isEquipped,
  placeOf,
  type Shortage,
  type SlotFacility,
  type WantedAppointment,
} from "./slot-places.ts";
import { offLimits, type OffLimits } from "./travel/reach.ts";
import { neededEquipment } from "./slot-equipment.ts";
import { dayAfter, localDay, openSpans, openUntil, type WorkingCalendar } from "./working-time.ts";

export interface SlotSearch {
  facilities: readonly SlotFacility[];
  appointment: WantedAppointment;
  from: number;
  to: number;
  limit: number;
}

export interface Slot {
  facilityId: string;
  bayId: string;
  technicianId: string;
  equipmentIds: string[];
  startsAt: number;
  endsAt: number;
}

export type NoSlotReason =
  | "adhesiveCuring"
  | OffLimits
  | Shortage
  | "closed"
  | "fullyBooked"
  | "noBay"
  | "noCompetence"
  | "noTechnician"
  | "outOfServiceArea"
  | "tooLong";

export interface NoSlot {
  facilityId: string;
  reason: NoSlotReason;
  /** The capabilities that no bay has, where that is the reason. */
  lacks: Capability[];
  /** The names of the tools and targets that are never free, where that is the reason. */
  equipment: string[];
}

export interface Offer {
  slots: Slot[];
  /** The reason for each facility without a free time. */
  reasons: NoSlot[];
}

const minute = 60_000;
export const slotStepMinutes = 30;

/** The earliest free times: one per facility and start, in steps of 30 minutes from each opening. */
export function findSlots({ facilities, ...search }: SlotSearch): Offer {
  const found = facilities.map((facility) => {
    const from = Math.max(search.from, facility.bookableFrom, search.appointment.curedAt ?? 0);
    return { facility, ...slotsAt(facility, { ...search, from }) };
  });
  return {
    slots: found
      .flatMap(({ slots }) => slots)
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .slice(0, search.limit),
    reasons: found.flatMap(({ facility, reason }) => {
      const lacks = reason === "noBay" ? lackingIn(facility, search.appointment) : [];
      const equipment = reason === "noEquipment" ? equipmentIn(facility, search.appointment) : [];
      return reason ? [{ facilityId: facility.id, reason, lacks, equipment }] : [];
    }),
  };
}

type Search = Omit<SlotSearch, "facilities">;

function slotsAt(facility: SlotFacility, search: Search): { slots: Slot[]; reason?: NoSlotReason } {
  const bays = fittingBays(facility, search.appointment);
  if (bays.length === 0) return { slots: [], reason: whyNoBay(facility, search.appointment) };
  if (facility.technicians.length === 0) return { slots: [], reason: "noTechnician" };
  const nowhere = offLimits(placeOf(facility, search.appointment), facility);
  if (nowhere) return { slots: [], reason: nowhere };
  const placeFor = freePlaces(facility, bays, search.appointment);
  const slots: Slot[] = [];
  let starts = 0;
  let short: Shortage | null = null;
  for (const startsAt of startsOf(facility.calendar, search)) {
    starts += 1;
    const endsAt = startsAt + search.appointment.minutes * minute;
    const place = placeFor(startsAt, endsAt);
    if (typeof place === "string") short = place;
    else if (place) slots.push({ facilityId: facility.id, ...place, startsAt, endsAt });
    if (slots.length === search.limit) return { slots };
  }
  if (slots.length > 0) return { slots };
  return { slots, reason: starts === 0 ? whyNoStart(facility, search) : whyAllTaken(facility, search, short) };
}

/** Yields every start that leaves enough time before the next break or the end of the day. */
function* startsOf(calendar: WorkingCalendar, { from, to, appointment }: Search): Iterable<number> {
  const [length, step] = [appointment.minutes * minute, slotStepMinutes * minute];
  const lastDay = localDay(calendar.timeZone, to);
  for (let date = localDay(calendar.timeZone, from); date <= lastDay; date = dayAfter(date)) {
    for (const span of openSpans(calendar, date)) {
      const [{ start, end }, last] = [span, openUntil(calendar, span) - length];
      const skipped = Math.max(0, Math.ceil((from - start) / step));
      for (let moment = start + skipped * step; moment <= last && moment < end && moment < to; moment += step)
        yield moment;
    }
  }
}

const whyNoBay = ({ bays }: SlotFacility, appointment: WantedAppointment): NoSlotReason =>
  bays.some((bay) => takesKind(bay.kind, appointment.kind) && isEquipped(bay, appointment))
    ? "outOfServiceArea"
    : "noBay";

/** The capabilities that no bay has; if they exist but never in one bay, all of them. */
function lackingIn({ bays }: SlotFacility, { kind, needs }: WantedAppointment): Capability[] {
  const there = bays.filter((bay) => takesKind(bay.kind, kind)).flatMap((bay) => bay.capabilities);
  const missing = needs.filter((need) => !there.includes(need));
  return missing.length > 0 ? missing : [...needs];
}

const whyNoStart = ({ calendar }: SlotFacility, search: Search): NoSlotReason => {
  if (search.appointment.curedAt !== null && search.appointment.curedAt >= search.to) return "adhesiveCuring";
  const short = { ...search, appointment: { ...search.appointment, minutes: slotStepMinutes } };
  return startsOf(calendar, short)[Symbol.iterator]().next().done ? "closed" : "tooLong";
};

function whyAllTaken(facility: SlotFacility, { appointment, from }: Search, short: Shortage | null): NoSlotReason {
  if (!facility.technicians.some((technician) => isCompetent(facility, technician, { appointment, at: from })))
    return "noCompetence";
  return short ?? "fullyBooked";
}

const equipmentIn = ({ equipment }: SlotFacility, appointment: WantedAppointment): string[] => [
  ...new Set(
    neededEquipment(equipment, appointment)
      .flat()
      .map(({ name }) => name),
  ),
];
