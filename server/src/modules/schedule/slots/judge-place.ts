import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import {
  conflictsOf,
  travelGapOf,
  type Choice,
  type ConflictDetails,
  type SlotConflict,
} from "@boresight/domain/schedule/slot-conflicts";
import { availability, isCompetent, reachAt } from "@boresight/domain/schedule/slot-places";
import { chooseEquipment, type ChosenEquipment } from "@boresight/domain/schedule/slot-equipment";
import type { Transaction } from "#platform/database/transaction.ts";
import { readSchedule } from "./read-schedule.ts";
import type { Appointment } from "#modules/schedule/read-bookable-order.ts";

interface Place {
  facilityId: string;
  bayId: string;
  technicianId: string | null;
  startsAt: Date;
  endsAt: Date;
  appointment: Appointment;
  vehicleId: string | null;
  exceptId: string | null;
  now: Date;
}

interface Judgement {
  found: readonly SlotConflict[];
  /** The chosen technician, or one who is free and certified. */
  technicianId: string | null;
  equipment: ChosenEquipment;
  details: ConflictDetails;
  bookableFrom: number;
}

/**
 * Returns the conflicts of this place and time. The office may leave the technician open; a customer's appointment
 * needs one. Throws `not-found`.
 */
export async function judgePlace(place: Place, { caller, system }: Transaction): Promise<Judgement> {
  const { facilityId, startsAt, endsAt, now, exceptId, bayId, vehicleId } = place;
  const range = { from: startsAt, to: endsAt, now, exceptIds: exceptId === null ? [] : [exceptId] };
  const { facilities, bookedFor } = await readSchedule(system, {
    ...range,
    facilityIds: [facilityId],
    role: caller.role,
    place: place.appointment.coordinates,
  });
  const [facility] = facilities;
  if (!facility) throw fail("not-found");
  const appointment = { ...place.appointment, vehicleBooked: bookedFor(vehicleId) };
  const span = { start: startsAt.getTime(), end: endsAt.getTime() };
  const technicianId = place.technicianId ?? whoeverIsFree({ facility, bayId, appointment, span });
  const equipment = chooseEquipment({ facility, bayId, work: appointment, span });
  const choice = { facility, bayId, technicianId, appointment, span };
  const found = conflictsOf(choice);
  const { taken, missing } = equipment;
  const hasNobody = technicianId === null && !isStaff(caller.role);
  return {
    technicianId,
    equipment,
    details: { taken, missing, travel: travelGapOf(choice) },
    found: hasNobody ? [...found, "technicianTaken"] : found,
    bookableFrom: facility.bookableFrom,
  };
}

/** Whoever gets there comes before who is merely free. */
function whoeverIsFree({ facility, bayId, appointment, span }: Omit<Choice, "technicianId">): string | null {
  const bay = facility.bays.find(({ id }) => id === bayId) ?? null;
  const { start, end } = span;
  const free = facility.technicians.filter(
    (technician) =>
      availability(facility, technician)(start, end) && isCompetent(facility, technician, { appointment, at: end - 1 }),
  );
  const inTime = free.find((technician) => reachAt(facility, appointment, { bay, technician }).fits(span));
  return (inTime ?? free[0])?.id ?? null;
}
