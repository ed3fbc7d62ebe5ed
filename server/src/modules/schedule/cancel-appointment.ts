import { cancelSchema, permitChange } from "@boresight/domain/schedule/appointment";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "./appointment-payload.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { followVisit } from "#modules/orders/transitions/follow-visit.ts";
import { moveAutomatically } from "#modules/orders/transitions/move-automatically.ts";
import { announceAppointment } from "./announce-appointment.ts";
import { lockAppointment } from "./stored-appointment.ts";

export const cancelAppointment = mutation({
  summary: "Cancels an appointment; the order waits for a new time. Within 24 hours the office gets an alert.",
  input: cancelSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over", "appointment-too-near"],
  async run({ reason, ...seen }, tx) {
    const { orderId, id, ...stored } = await lockAppointment(seen, tx);
    const { isLate } = permitChange(stored, tx.caller.role, tx.now);
    await tx.system.run({ text: "update app.appointments set status = 'cancelled' where id = $1", values: [id] });
    await announceAppointment(
      { event: "appointment-cancelled", appointmentId: id, orderId, isLate, reason },
      tx.system,
    );
    await tx.system.run(endAlert(`towIssue:${orderId}`));
    if (stored.status === "confirmed") {
      await moveAutomatically({ orderId, statusKey: "approved", by: tx.caller, note: reason }, tx.system, tx.now);
      await followVisit(orderId, tx.system, tx.now);
    }
    return { appointment: id, serviceOrder: orderId };
  },
});
