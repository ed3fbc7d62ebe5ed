/** What an appointment needs of a facility, and which bay and technician are free for it. */
import { takesKind, type BayKind, type Capability } from "./bay.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { covers, isInForce, type Credential } from "./credentials/credential.ts";
import { isAtWork, type WorkPlan } from "./time-off.ts";
import { localDay, type Span, type WorkingCalendar } from "./working-time.ts";

export interface SlotBay {
  id: string;
  kind: BayKind;
  capabilities: readonly string[];
  serviceRadiusMiles: number | null;
  /** When it is out of order. */
  outages: readonly Span[];
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

/** Returns the first bay and the first technician that are free for the whole time. */
export function freePlaces(facility: SlotFacility, bays: readonly SlotBay[], appointment: WantedAppointment) {
  const bayTimes = bays.map(({ id, booked, outages }) => ({ id, isFree: freeness([...booked, ...outages]) }));
  const people = facility.technicians.map((technician) => ({ technician, isFree: availability(facility, technician) }));
  const isVehicleFree = freeness(appointment.vehicleBooked);
  const hasParking = parking(facility, appointment);
  return (start: number, end: number): Place | null => {
    const bay = bayTimes.find(({ isFree }) => isFree(start, end));
    if (!bay || !isVehicleFree(start, end) || !hasParking(start, end)) return null;
    const person = people.find(
      ({ technician, isFree }) => isFree(start, end) && isCompetent(facility, technician, { appointment, at: end - 1 }),
    );
    return person ? { bayId: bay.id, technicianId: person.technician.id } : null;
  };
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

/** Returns a check whether a time is free of bookings; they are sorted once, then searched in halves. */
export function freeness(booked: readonly Span[]) {
  const spans = booked.toSorted((a, b) => a.start - b.start);
  const latestEnd: number[] = [];
  for (const { end } of spans) latestEnd.push(Math.max(end, latestEnd.at(-1) ?? end));
  return (start: number, end: number): boolean => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return low === 0 || (latestEnd[low - 1] ?? 0) <= start;
  };
}
