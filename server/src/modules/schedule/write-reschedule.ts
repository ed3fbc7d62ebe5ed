import type { Transaction } from "#platform/database/transaction.ts";
import type { ResolvedPlace } from "./slots/resolve-place.ts";
import type { StoredAppointment } from "./stored-appointment.ts";
import { releaseEquipment, useEquipment } from "./use-equipment.ts";

interface Move extends Pick<StoredAppointment, "id" | "orderId" | "status"> {
  place: ResolvedPlace;
  isLate: boolean;
  /** Shown to the customer. */
  reason?: string;
  isUndoable?: boolean;
}

/** Moves a locked appointment to a resolved place, with all consequences. */
export async function writeReschedule(move: Move, tx: Transaction): Promise<void> {
  const { id, orderId, status, place, reason = null, isUndoable = false } = move;
  await releaseEquipment(id, tx.system); // Before the time changes: another may have it then.
  const { version, isSameTime } = await tx.system.one<{ version: number; isSameTime: boolean }>({
    text: `with before as (select (starts_at, facility_id) = ($5, $2) as is_same_time from app.appointments where id = $1)
      update app.appointments set facility_id = $2, bay_id = $3, technician_id = $4, starts_at = $5, ends_at = $6,
        is_overbooked = $7, overbook_reason = $8, is_out_of_hours = $9, reminder_sent_at = null where id = $1
      returning version, (select is_same_time from before)`,
    values: [
      id,
      place.facilityId,
      place.bayId,
      place.technicianId,
      place.startsAt,
      place.endsAt,
      place.overbookReason !== null,
      place.overbookReason ?? "",
      place.isOutOfHours,
    ],
  });
  await useEquipment(id, place.equipmentIds, tx.system);
  const { facilityId, technicianId } = place;
  const where = { serviceOrderId: orderId, facilityId, technicianId };
  const payload = { ...where, isConfirmed: status === "confirmed", reason, version, isUndoable, isSameTime };
  await tx.emit({ type: "appointment.changed", entityId: id, payload });
}
