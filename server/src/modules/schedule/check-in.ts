import { permitCheckIn, seenAppointmentSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { moveAutomatically } from "#modules/orders/transitions/move-automatically.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { lockAppointment } from "./stored-appointment.ts";

/** The vehicle is here; its order goes to Checked In where the policy lets it. */
export async function checkIn(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const seen = parseInput(seenAppointmentSchema, input);
  const { orderId, id, ...stored } = await lockAppointment(seen, tx);
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  permitCheckIn(stored);
  await tx.system.run({ text: "update app.appointments set status = 'arrived' where id = $1", values: [id] });
  await announceAppointment({ event: "appointment-arrived", appointmentId: id, orderId }, tx.system);
  await moveAutomatically({ orderId, statusKey: "checkedIn", by: tx.caller }, tx.system, clock);
  return id;
}
