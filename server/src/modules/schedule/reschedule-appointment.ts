import { permitChange, rescheduleSchema } from "@boresight/domain/appointment";
import { parseInput } from "@boresight/domain/problems";
import { isStaff } from "@boresight/domain/roles";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/transaction.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { confirmBooking } from "./confirm-booking.ts";
import { readVisitingOrder, visitOf } from "./read-visit.ts";
import { settlePlace } from "./settle-place.ts";
import { lockAppointment } from "./stored-appointment.ts";

/** Moves an appointment to another time or place; it stays as long as it was unless the office says otherwise. */
export async function rescheduleAppointment(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const change = parseInput(rescheduleSchema, input);
  const stored = await lockAppointment(change, tx);
  const now = clock();
  const { isLate } = permitChange(stored, tx.caller.role, now);
  const order = await readVisitingOrder(stored.orderId, tx);
  const staff = isStaff(tx.caller.role);
  const minutes = (staff ? change.minutes : null) ?? stored.minutes;
  const place = await settlePlace(
    {
      bayId: change.bayId,
      technicianId: staff ? change.technicianId : null,
      startsAt: new Date(change.startsAt),
      overbookReason: change.overbookReason,
      visit: visitOf({ ...order, kind: stored.kind, minutes }),
      vehicleId: order.vehicleId,
      exceptId: stored.id,
      now,
    },
    tx,
  );
  await tx.system.run({
    text: `update app.appointments set facility_id = $2, bay_id = $3, technician_id = $4, starts_at = $5, ends_at = $6,
        is_overbooked = $7, overbook_reason = $8, reminder_sent_at = null where id = $1`,
    values: [
      stored.id,
      place.facilityId,
      place.bayId,
      place.technicianId,
      place.startsAt,
      place.endsAt,
      place.overbookReason !== null,
      place.overbookReason ?? "",
    ],
  });
  const moved = { appointmentId: stored.id, orderId: order.id, isLate };
  await announceAppointment({ event: "appointment-moved", ...moved }, tx.system);
  if (stored.status === "confirmed") await confirmBooking(order.id, place, { tx, clock });
  return stored.id;
}
