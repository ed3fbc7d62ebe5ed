import { liveAppointmentStatuses, movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { t } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { lockBooking } from "./slots/resolve-place.ts";

interface Assignment {
  orderId: string;
  technicianId: string | null;
}

/** The appointment to come is done by whom its order is assigned to; where they are booked twice then, it says so. */
export async function followAssignment(
  { orderId, technicianId }: Assignment,
  { system, now }: { system: Rights; now: Date },
): Promise<void> {
  await lockBooking(system, now);
  await system.run({
    text: `with theirs as (select a.id, exists (select from app.appointments b where b.technician_id = $2 and b.id <> a.id
          and b.status in ${wordList(liveAppointmentStatuses)} and b.starts_at < a.ends_at and b.ends_at > a.starts_at) as is_double
        from app.appointments a where a.service_order_id = $1 and a.technician_id is distinct from $2
          and a.status in ${wordList(movableAppointmentStatuses)})
      update app.appointments a set technician_id = $2, is_overbooked = a.is_overbooked or theirs.is_double,
        overbook_reason = case when theirs.is_double and a.overbook_reason = '' then $3 else a.overbook_reason end
      from theirs where a.id = theirs.id`,
    values: [orderId, technicianId, t("schedule.assignedBesides")],
  });
}
