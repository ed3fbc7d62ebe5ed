import { bookableUntil } from "@boresight/domain/schedule/appointment";
import { fail, type BoresightError } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { conflictsText, isOutOfHours, isTaken, type SlotConflict } from "@boresight/domain/schedule/slot-conflicts";
import { text } from "@boresight/domain/texts/text";
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { offerSlots } from "./find-free-slots.ts";
import { judgePlace } from "./judge-place.ts";
import { releaseHolds } from "./release-holds.ts";
import type { Appointment } from "#modules/schedule/read-bookable-order.ts";

export interface ChosenPlace {
  bayId: string;
  /** Null for whoever is free. */
  technicianId: string | null;
  startsAt: Date;
  overbookReason: string | null;
  appointment: Appointment;
  vehicleId: string | null;
  /** The appointment that is being moved, or the hold that becomes one. */
  exceptId: string | null;
  now: Date;
}

/** A place and time that may be booked; an overbooked one carries the reason. */
export interface ResolvedPlace extends Pick<ChosenPlace, "bayId" | "overbookReason" | "startsAt" | "technicianId"> {
  facilityId: string;
  endsAt: Date;
  equipmentIds: readonly string[];
  /** The facility is closed then, and the office knows. */
  isOutOfHours: boolean;
}

const minute = 60_000;

/**
 * Returns the place to book, or throws its conflicts with the next three free times. Staff may overbook with a reason.
 * Nobody else books until the transaction ends, so that what was found free stays free.
 */
export async function resolvePlace(chosen: ChosenPlace, tx: Transaction): Promise<ResolvedPlace> {
  const staff = isStaff(tx.caller.role);
  await lockBooking(tx.system, chosen.now);
  const facilityId = await facilityOf(chosen.bayId, tx);
  const endsAt = new Date(chosen.startsAt.getTime() + chosen.appointment.minutes * minute);
  const { found, technicianId, equipment, details, bookableFrom } = await judgePlace(
    { ...chosen, facilityId, endsAt },
    tx,
  );
  const isTimely = chosen.startsAt.getTime() >= bookableFrom && chosen.startsAt <= bookableUntil(chosen.now);
  const isFine = found.length === 0 && (staff || isTimely);
  if (!isFine && !(staff && chosen.overbookReason)) {
    const message = conflictsText(found, staff ? details : undefined) || text("schedule.tooNearOrFar");
    throw await refusal({ found, message }, { ...chosen, facilityId }, tx);
  }
  const { bayId, startsAt, overbookReason } = chosen;
  const reason = isFine ? null : overbookReason;
  const whoever = isFine ? technicianId : chosen.technicianId; // Booked anyway, it is nobody's until somebody says whose.
  return {
    facilityId,
    bayId,
    technicianId: whoever,
    startsAt,
    endsAt,
    equipmentIds: [...equipment.equipmentIds, ...equipment.sharedIds],
    overbookReason: reason,
    isOutOfHours: isOutOfHours(found),
  };
}

/** Until the end of the transaction. */
export async function lockBooking(system: Rights, now: Date): Promise<void> {
  await system.run({ text: "select pg_advisory_xact_lock(20261121)" });
  await releaseHolds(system, () => now);
}

/** Technicians who work at some facilities only may book only there. */
async function facilityOf(bayId: string, { caller, system }: Transaction): Promise<string> {
  const { id } = await system.one<{ id: string }>({
    text: `select facility_id as id from app.bays where id = $1 and is_active and ($2 <> 'technician'
        or app_private.own_facility_ids() is null or facility_id = any (app_private.own_facility_ids()))`,
    values: [bayId, caller.role],
  });
  return id;
}

async function refusal(
  { found, message }: { found: readonly SlotConflict[]; message: Text },
  { startsAt, facilityId, ...chosen }: ChosenPlace & { facilityId: string },
  tx: Transaction,
): Promise<BoresightError> {
  const from = startsAt.toISOString();
  const { slots } = await offerSlots({ ...chosen, facilityIds: [facilityId], from, to: null, limit: 3 }, tx);
  if (!isTaken(found)) return fail("slot-not-offered", { message, offers: slots });
  return fail("slot-taken", { message: text("schedule.slotTakenChooseAnother", { problem: message }), offers: slots });
}
