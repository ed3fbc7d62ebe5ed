import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { bookableUntil, slotSearchSchema } from "@boresight/domain/schedule/appointment";
import type { OfferedSlot } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import { findSlots, type NoSlot, type Slot } from "@boresight/domain/schedule/slots";
import { requireKnownCaller } from "#platform/known-caller.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { readSchedule } from "./read-schedule.ts";
import type { WorkType } from "#modules/schedule/read-bookable-order.ts";
import { readWish, type Wish } from "./read-wish.ts";

export interface FreeSlots {
  minutes: number;
  slots: OfferedSlot[];
  reasons: NoSlot[];
}

/** The part of the length that comes from the office's own planning instead of the catalogue. */
interface LearnedLength {
  typeKey: string;
  typeName: string;
  minutes: number;
  catalogueMinutes: number;
  appointments: number;
}

/** Returns free times for an order's appointment, or for work that no order lists yet. */
export async function findFreeSlots(
  input: unknown,
  tx: Transaction,
): Promise<FreeSlots & { learned: LearnedLength[] }> {
  const search = parseInput(slotSearchSchema, input);
  requireKnownCaller(tx.caller);
  const { appointment, vehicleId, types } = await readWish(search, tx);
  const exceptId = search.orderId === null ? null : await appointmentOf(search.orderId, tx);
  const kept = isStaff(tx.caller.role) ? { bayId: search.bayId, technicianId: search.technicianId } : nothingKept;
  const free = await offerSlots({ ...search, ...kept, appointment, vehicleId, exceptId, now: tx.now }, tx);
  return { ...free, learned: isStaff(tx.caller.role) ? types.flatMap(learnedLength) : [] };
}

const nothingKept = { bayId: null, technicianId: null };

/** What is moved does not stand in its own way. */
const appointmentOf = async (orderId: string, { system }: Transaction): Promise<string | null> => {
  const own = await system.maybe<{ id: string }>({
    text: `select id from app.appointments where service_order_id = $1 and status in ${wordList(movableAppointmentStatuses)}`,
    values: [orderId],
  });
  return own?.id ?? null;
};

const learnedLength = ({ key, name, catalogueMinutes, learned }: WorkType): LearnedLength[] =>
  learned === null ? [] : [{ typeKey: key, typeName: name, catalogueMinutes, ...learned }];

interface OfferSearch extends Pick<Wish, "vehicleId" | "appointment"> {
  now: Date;
  facilityIds: readonly string[] | null;
  from: string | null;
  to: string | null;
  limit: number;
  exceptId: string | null;
  /** Offered first. */
  bayId?: string | null;
  technicianId?: string | null;
}

/** The same for a known appointment. Never offers anything more than 60 days ahead. */
export async function offerSlots(search: OfferSearch, { caller, system }: Transaction): Promise<FreeSlots> {
  const { appointment, vehicleId, now, facilityIds, exceptId, limit } = search;
  const last = bookableUntil(now);
  const from = new Date(Math.max(now.getTime(), search.from === null ? 0 : Date.parse(search.from)));
  const to = new Date(Math.min(last.getTime(), search.to === null ? last.getTime() : Date.parse(search.to)));
  const exceptIds = exceptId === null ? [] : [exceptId];
  const reader = { facilityIds, from, to, now, role: caller.role, exceptIds, place: appointment.coordinates };
  const { facilities: all, bookedFor } = await readSchedule(system, reader);
  const facilities = all.map((facility) => ({
    ...facility,
    bays: firstOf(facility.bays, search.bayId),
    technicians: firstOf(facility.technicians, search.technicianId),
  }));
  const wanted = { ...appointment, vehicleBooked: bookedFor(vehicleId) };
  const { slots, reasons } = findSlots({
    facilities,
    appointment: wanted,
    from: from.getTime(),
    to: to.getTime(),
    limit,
  });
  const told = isStaff(caller.role) ? reasons : reasons.map((reason) => ({ ...reason, equipment: [] }));
  return { minutes: appointment.minutes, slots: slots.map((slot) => offered(slot, caller.role)), reasons: told };
}

const firstOf = <Each extends { id: string }>(all: readonly Each[], id: string | null | undefined): Each[] =>
  all.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));

/** Only the office sees who does the work, and nobody with what. */
const offered = ({ facilityId, bayId, technicianId, startsAt, endsAt }: Slot, role: Role): OfferedSlot => ({
  facilityId,
  bayId,
  technicianId: isStaff(role) ? technicianId : null,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});
