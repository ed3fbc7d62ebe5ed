import { permitChange, rescheduleSchema } from "@boresight/domain/schedule/appointment";
import { isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "./appointment-payload.ts";
import { permitVisit } from "#modules/calibrations/readiness/permit-visit.ts";
import { keepLength } from "./slots/keep-length.ts";
import { moveAppointment } from "./move-appointment.ts";
import { readVisitingOrder, visitOf } from "./read-visit.ts";
import { settlePlace } from "./slots/settle-place.ts";
import { lockAppointment } from "./stored-appointment.ts";

export const rescheduleAppointment = mutation({
  summary:
    "Moves an appointment to another time or place; it stays as long as it was unless the office says otherwise.",
  input: rescheduleSchema,
  ...appointmentPayload,
  errors: [
    "appointment-changed",
    "appointment-over",
    "appointment-too-near",
    "overbook-reason-required",
    "readiness-unconfirmed",
    "slot-not-offered",
    "slot-taken",
    "vehicle-not-ready",
  ],
  async run(change, tx) {
    const stored = await lockAppointment(change, tx);
    const { now } = tx;
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
    await permitVisit({ orderId: stored.orderId, isConfirmed: change.readinessConfirmed === true }, tx, now);
    if (staff) {
      await keepLength({ appointmentId: stored.id, order, kind: stored.kind, minutes: change.minutes }, tx.system);
    }
    await moveAppointment({ ...stored, place, isLate }, tx);
    return { appointment: stored.id };
  },
});
