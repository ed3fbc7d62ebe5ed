import { cancelSchema, permitChange } from "@boresight/domain/schedule/appointment";
import { parseInput } from "@boresight/domain/base/problems";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { followVisit } from "#modules/orders/transitions/follow-visit.ts";
import { moveAutomatically } from "#modules/orders/transitions/move-automatically.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { lockAppointment } from "./stored-appointment.ts";

/** Gives the time back; the order waits for a new one. Within 24 hours the office is alerted. */
export async function cancelAppointment(input: unknown, tx: Transaction, clock: Clock): Promise<string> {
  const { reason, ...seen } = parseInput(cancelSchema, input);
  const { orderId, id, ...stored } = await lockAppointment(seen, tx);
  const { isLate } = permitChange(stored, tx.caller.role, clock());
  await tx.system.run({ text: "update app.appointments set status = 'cancelled' where id = $1", values: [id] });
  await announceAppointment({ event: "appointment-cancelled", appointmentId: id, orderId, isLate, reason }, tx.system);
  await tx.system.run(endAlert(`towIssue:${orderId}`));
  if (stored.status === "confirmed") {
    await moveAutomatically({ orderId, statusKey: "approved", by: tx.caller, note: reason }, tx.system, clock);
    await followVisit(orderId, tx.system, clock());
  }
  return id;
}
