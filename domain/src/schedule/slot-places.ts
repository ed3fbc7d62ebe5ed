/** What an appointment needs of a facility, and which bay and technician are free for it. */
import { takesKind, type BayKind, type Capability } from "./bay.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { covers, isInForce, type Credential } from "./credentials/credential.ts";
import { freeness } from "./freeness.ts";
import { freeEquipment, type SlotEquipment } from "./slot-equipment.ts";
import { isAtWork, type WorkPlan } from "./time-off.ts";
import { reachOf, type Booked } from "./travel/reach.ts";
import type { Travel, VanPlace } from "./travel/ways.ts";
import type { Coordinates } from "#customers/address-book.ts";
import { dayAfter, localDay, momentOf, type Span, type WorkingCalendar } from "./working-time.ts";

export interface SlotBay {
  id: string;
  kind: BayKind;
  capabilities: readonly string[];
  serviceRadiusMiles: number | null;
  /** When it is out of order. */
  outages: readonly Span[];
  /** The last day on which its surveyed floor counts; null: nobody asks for a survey. */
  floorSurveyEndsOn: string | null;
  booked: readonly Booked[];
}

export interface SlotTechnician extends WorkPlan {
  id: string;
  credentials: readonly Credential[];
  booked: readonly Booked[];
}

export interface SlotFacility {
  id: string;
  calendar: WorkingCalendar;
  /** Where its vans are at home, and what is known about the ways from there. */
  base: VanPlace;
  travel: Travel;
  /** Nothing earlier is offered to this person. */
  bookableFrom: number;
  checksCompetences: boolean;
  /** How many vehicles may be here at once; null for no limit. */
  parkingCapacity: number | null;
  bays: readonly SlotBay[];
  technicians: readonly SlotTechnician[];
  equipment: readonly SlotEquipment[];
}

export interface WantedAppointment {
  kind: IntakeMethod;
  minutes: number;
  needs: readonly Capability[];
  /** The calibrations for which the technician needs a credential. */
  systems: readonly string[];
  /** Of the vehicle; null while nobody has said so. */
  make: string | null;
  distanceMiles: number | null;
  /** Where mobile work is; null where nobody knows. */
  coordinates: Coordinates | null;
  /** Until then the adhesive of new glass cures, and nothing is calibrated; null where nobody said so. */
  curedAt: number | null;
  /** When the vehicle is already booked with us. */
  vehicleBooked: readonly Span[];
}

interface Place {
  bayId: string;
  technicianId: string;
  equipmentIds: string[];
}

export const fittingBays = ({ bays }: SlotFacility, appointment: WantedAppointment) =>
  bays.filter(
    (bay) => takesKind(bay.kind, appointment.kind) && isEquipped(bay, appointment) && isWithinReach(bay, appointment),
  );

export const isEquipped = (
  { capabilities }: Pick<SlotBay, "capabilities">,
  { needs }: Pick<WantedAppointment, "needs">,
) => needs.every((need) => capabilities.includes(need));

export const isWithinReach = ({ serviceRadiusMiles }: SlotBay, { distanceMiles }: WantedAppointment) =>
  serviceRadiusMiles === null || distanceMiles === null || distanceMiles <= serviceRadiusMiles;

/** Where the work of a facility is done: distances are known from the base alone. */
export const placeOf = (
  { base }: Pick<SlotFacility, "base">,
  appointment: Pick<WantedAppointment, "coordinates" | "distanceMiles" | "kind">,
): VanPlace =>
  appointment.kind === "mobile"
    ? {
        coordinates: appointment.coordinates,
        milesFromBase: base.milesFromBase === 0 ? appointment.distanceMiles : null,
      }
    : base;

interface Traveller {
  bay: SlotBay | null;
  technician: SlotTechnician | null;
  /** Where the work is, where many ask. */
  place?: VanPlace;
}

/** Returns how the ways before and after a time are judged there. */
export const reachAt = (
  facility: SlotFacility,
  appointment: WantedAppointment,
  { bay, technician, place = placeOf(facility, appointment) }: Traveller,
) =>
  reachOf({
    base: facility.base,
    travel: facility.travel,
    calendar: facility.calendar,
    place,
    van: appointment.kind === "mobile" ? bay : null,
    technician,
  });

/** Where credentials are required, every calibration needs one that is in force then. A make that is not known yet rules none out. */
export function isCompetent(
  { checksCompetences, calendar }: Pick<SlotFacility, "calendar" | "checksCompetences">,
  { credentials }: Pick<SlotTechnician, "credentials">,
  { appointment: { systems, make }, at }: { appointment: Pick<WantedAppointment, "make" | "systems">; at: number },
): boolean {
  if (!checksCompetences) return true;
  const day = localDay(calendar.timeZone, at);
  return systems.every((system) =>
    credentials.some(
      (one) => isInForce(one, day) && covers(make === null ? { ...one, makes: [] } : one, { system, make }),
    ),
  );
}

/** What alone is missing at a time: equipment, or the time to get there. */
export type Shortage = "noEquipment" | "outOfReach";

/** Returns the first bay, the first technician and the equipment that are free for the whole time and get there, or what alone is missing. */
export function freePlaces(facility: SlotFacility, bays: readonly SlotBay[], appointment: WantedAppointment) {
  const equipmentIn = freeEquipment(facility, appointment);
  const place = placeOf(facility, appointment);
  const people = facility.technicians.map((technician) => ({ technician, isFree: availability(facility, technician) }));
  const rooms = bays.map((bay) => ({
    id: bay.id,
    isFree: bayFreeness(facility, bay, appointment),
    equipment: equipmentIn(bay),
    reach: lazily(
      people.map(
        ({ technician }) =>
          () =>
            reachAt(facility, appointment, { bay, technician, place }),
      ),
    ),
  }));
  const isVehicleFree = freeness(appointment.vehicleBooked);
  const hasParking = parking(facility, appointment);
  return (start: number, end: number): Place | Shortage | null => {
    const free = rooms.filter(({ isFree }) => isFree(start, end));
    if (free.length === 0 || !isVehicleFree(start, end) || !hasParking(start, end)) return null;
    const able = [...people.entries()].filter(
      ([, { technician, isFree }]) =>
        isFree(start, end) && isCompetent(facility, technician, { appointment, at: end - 1 }),
    );
    if (able.length === 0) return null;
    return chosenAmong(
      { rooms: free, able: able.map(([index, { technician }]) => [index, technician.id]) },
      appointment,
      { start, end },
    );
  };
}

interface RoomTimes {
  id: string;
  equipment: (start: number, end: number) => string[] | null;
  /** By index of the technician. */
  reach: (index: number) => ReturnType<typeof reachAt>;
}

interface Free {
  rooms: readonly RoomTimes[];
  able: readonly (readonly [number, string])[];
}

/** What lives in a van is of that van alone, and vans are at different places; one bay is as good as another. */
function chosenAmong({ rooms, able }: Free, { kind }: WantedAppointment, span: Span): Place | Shortage {
  let short: Shortage = "noEquipment";
  for (const { id, equipment, reach } of kind === "mobile" ? rooms : rooms.slice(0, 1)) {
    const equipmentIds = equipment(span.start, span.end);
    if (!equipmentIds) continue;
    const person = able.find(([index]) => reach(index).fits(span));
    if (person) return { bayId: id, technicianId: person[1], equipmentIds };
    short = "outOfReach";
  }
  return short;
}

/** Each is made when it is first asked for. */
function lazily<Made>(makers: readonly (() => Made)[]): (index: number) => Made {
  const made = new Map<number, Made>();
  return (index) => {
    const found = made.get(index) ?? makers[index]?.();
    if (found === undefined) throw new RangeError(`There is no ${index}`);
    made.set(index, found);
    return found;
  };
}

/** Returns a check whether a bay is in order and not booked. */
function bayFreeness({ calendar }: SlotFacility, bay: SlotBay, appointment: WantedAppointment) {
  return freeness([...bay.booked, ...bay.outages, ...withoutSurvey(bay, appointment, calendar.timeZone)]);
}

const onSurveyedFloor: readonly Capability[] = ["staticFront", "staticRear", "surround"];

/** When static calibrations cannot be done there any more. */
export function withoutSurvey(
  { floorSurveyEndsOn }: Pick<SlotBay, "floorSurveyEndsOn">,
  { needs }: Pick<WantedAppointment, "needs">,
  timeZone: string,
): readonly Span[] {
  if (floorSurveyEndsOn === null || !needs.some((need) => onSurveyedFloor.includes(need))) return [];
  return [{ start: momentOf(timeZone, dayAfter(floorSurveyEndsOn), "00:00"), end: Infinity }];
}

/** Returns a check whether a technician is at work and not booked. */
export function availability({ calendar }: Pick<SlotFacility, "calendar">, technician: SlotTechnician) {
  const isUnbooked = freeness(technician.booked);
  const isThere = isAtWork(technician, calendar.timeZone);
  return (start: number, end: number): boolean => isUnbooked(start, end) && isThere({ start, end });
}

/** Vehicles that are brought to us occupy parking; those of a mobile appointment do not. */
export function parking({ parkingCapacity, bays }: SlotFacility, { kind }: WantedAppointment) {
  if (parkingCapacity === null || kind === "mobile") return () => true;
  const here = bays.filter((bay) => bay.kind === "bay").flatMap(({ booked }) => booked);
  return (start: number, end: number) =>
    here.filter((span) => span.start < end && span.end > start).length < parkingCapacity;
}
