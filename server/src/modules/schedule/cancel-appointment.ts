import { cancelSchema, requireChangeable } from "@boresight/domain/schedule/appointment";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment } from "./stored-appointment.ts";

export const cancelAppointment = mutation({
  summary: "Cancels an appointment; the order waits for a new time. Within 24 hours of it the office gets an alert.",
  input: cancelSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over", "appointment-too-near"],
  async run({ reason, ...seen }, tx) {
    const { orderId, id, ...stored } = await lockAppointment(seen, tx);
    const { isLate } = requireChangeable(stored, tx.caller.role, tx.now);
    await tx.system.run({
      text: "update app.appointments set status = 'cancelled', cancellation_reason = $2 where id = $1",
      values: [id, reason],
    });
    const payload = { serviceOrderId: orderId, wasConfirmed: stored.status === "confirmed", isLate, reason };
    await tx.emit({ type: "appointment.cancelled", entityId: id, payload });
    return { appointment: id };
  },
});
