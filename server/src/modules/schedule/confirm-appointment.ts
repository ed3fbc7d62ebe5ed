import { seenAppointmentSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { confirmBooking } from "./confirm-booking.ts";
import { lockAppointment } from "./stored-appointment.ts";

/** The office agrees to a time that a customer asked for. */
export async function confirmAppointment(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const seen = parseInput(seenAppointmentSchema, input);
  const { id, status, orderId } = await lockAppointment(seen, tx);
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  if (status !== "requested") throw fail("appointment-over");
  const place = await tx.system.one<{ facilityId: string; technicianId: string | null }>({
    text: `update app.appointments set status = 'confirmed' where id = $1
      returning facility_id, technician_id`,
    values: [id],
  });
  await announceAppointment({ event: "appointment-confirmed", appointmentId: id, orderId }, tx.system);
  await confirmBooking(orderId, place, { tx, clock });
  return id;
}
