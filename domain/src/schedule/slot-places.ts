/** What an appointment needs of a facility, and which bay and technician are free for it. */
import { takesKind, type BayKind, type Capability } from "./bay.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { covers, isInForce, type Credential } from "./credentials/credential.ts";
import { freeness } from "./freeness.ts";
import { freeEquipment, type SlotEquipment } from "./slot-equipment.ts";
import { isAtWork, type WorkPlan } from "./time-off.ts";
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
  booked: readonly Span[];
}

export interface SlotTechnician extends WorkPlan {
  id: string;
  credentials: readonly Credential[];
  booked: readonly Span[];
}

export interface SlotFacility {
  id: string;
  calendar: WorkingCalendar;
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

export const isEquipped = ({ capabilities }: SlotBay, { needs }: WantedAppointment) =>
  needs.every((need) => capabilities.includes(need));

export const isWithinReach = ({ serviceRadiusMiles }: SlotBay, { distanceMiles }: WantedAppointment) =>
  serviceRadiusMiles === null || distanceMiles === null || distanceMiles <= serviceRadiusMiles;

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

/** Returns the first bay, the first technician and the equipment that are free for the whole time; `noEquipment` where that alone is not. */
export function freePlaces(facility: SlotFacility, bays: readonly SlotBay[], appointment: WantedAppointment) {
  const equipmentIn = freeEquipment(facility, appointment);
  const rooms = bays.map((bay) => ({
    id: bay.id,
    isFree: bayFreeness(facility, bay, appointment),
    equipment: equipmentIn(bay),
  }));
  const people = facility.technicians.map((technician) => ({ technician, isFree: availability(facility, technician) }));
  const isVehicleFree = freeness(appointment.vehicleBooked);
  const hasParking = parking(facility, appointment);
  return (start: number, end: number): Place | "noEquipment" | null => {
    const free = freeRoom(rooms, appointment, { start, end });
    if (!free || !isVehicleFree(start, end) || !hasParking(start, end)) return null;
    const person = people.find(
      ({ technician, isFree }) => isFree(start, end) && isCompetent(facility, technician, { appointment, at: end - 1 }),
    );
    if (!person) return null;
    const { bayId, equipmentIds } = free;
    return equipmentIds ? { bayId, technicianId: person.technician.id, equipmentIds } : "noEquipment";
  };
}

interface RoomTimes {
  id: string;
  isFree: (start: number, end: number) => boolean;
  equipment: (start: number, end: number) => string[] | null;
}

/** What lives in a van is of that van alone; bays share the rest, so that the first free one tells for all of them. */
function freeRoom(rooms: readonly RoomTimes[], { kind }: WantedAppointment, { start, end }: Span) {
  let short: { bayId: string; equipmentIds: null } | null = null;
  for (const { id, isFree, equipment } of rooms) {
    if (!isFree(start, end)) continue;
    const equipmentIds = equipment(start, end);
    if (equipmentIds) return { bayId: id, equipmentIds };
    short = { bayId: id, equipmentIds: null };
    if (kind !== "mobile") return short;
  }
  return short;
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
