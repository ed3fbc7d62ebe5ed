import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { conflictsOf, type SlotConflict } from "@boresight/domain/schedule/slot-conflicts";
import { freeness, isCompetent, type SlotFacility } from "@boresight/domain/schedule/slot-places";
import type { Span } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";
import { readSchedule } from "./read-schedule.ts";
import type { Visit } from "#modules/schedule/read-visit.ts";

interface Place {
  facilityId: string;
  bayId: string;
  technicianId: string | null;
  startsAt: Date;
  endsAt: Date;
  visit: Visit;
  vehicleId: string | null;
  exceptId: string | null;
  now: Date;
}

interface Judgement {
  found: readonly SlotConflict[];
  /** The one chosen, or whoever is free and certified. */
  technicianId: string | null;
  bookableFrom: number;
}

/** What speaks against this place and time. The office may leave open who does the work, a customer's visit needs someone. */
export async function judgePlace(place: Place, { caller, system }: Transaction): Promise<Judgement> {
  const { facilityId, startsAt, endsAt, now, exceptId, bayId, vehicleId } = place;
  const range = { from: startsAt, to: endsAt, now, exceptIds: exceptId === null ? [] : [exceptId] };
  const { facilities, bookedFor } = await readSchedule(system, {
    ...range,
    facilityIds: [facilityId],
    role: caller.role,
  });
  const [facility] = facilities;
  if (!facility) throw fail("not-found");
  const visit = { ...place.visit, vehicleBooked: bookedFor(vehicleId) };
  const span = { start: startsAt.getTime(), end: endsAt.getTime() };
  const technicianId = place.technicianId ?? whoeverIsFree(facility, visit, span);
  const found = conflictsOf({ facility, bayId, technicianId, visit, span });
  const hasNobody = technicianId === null && !isStaff(caller.role);
  return {
    technicianId,
    found: hasNobody ? [...found, "technicianTaken"] : found,
    bookableFrom: facility.bookableFrom,
  };
}

const whoeverIsFree = (facility: SlotFacility, { systems }: Visit, { start, end }: Span): string | null =>
  facility.technicians.find(
    (technician) => freeness(technician.booked)(start, end) && isCompetent(facility, technician, { systems, at: end }),
  )?.id ?? null;
