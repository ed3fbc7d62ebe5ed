import { requireChangeable, rescheduleSchema } from "@boresight/domain/schedule/appointment";
import { isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment } from "./stored-appointment.ts";
import { requireReadiness } from "#modules/calibrations/readiness/require-readiness.ts";
import { recordDurationOverride } from "./slots/record-duration-override.ts";
import { writeReschedule } from "./write-reschedule.ts";
import { readBookableOrder, appointmentOf } from "./read-bookable-order.ts";
import { resolvePlace } from "./slots/resolve-place.ts";

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
    const { isLate } = requireChangeable(stored, tx.caller.role, now);
    const order = await readBookableOrder(stored.orderId, tx);
    const staff = isStaff(tx.caller.role);
    const minutes = (staff ? change.minutes : null) ?? stored.minutes;
    const place = await resolvePlace(
      {
        bayId: change.bayId,
        technicianId: staff ? change.technicianId : null,
        startsAt: new Date(change.startsAt),
        overbookReason: change.overbookReason,
        appointment: appointmentOf({ ...order, kind: stored.kind, minutes }),
        vehicleId: order.vehicleId,
        exceptId: stored.id,
        now,
      },
      tx,
    );
    await requireReadiness({ orderId: stored.orderId, isConfirmed: change.readinessConfirmed === true }, tx, now);
    if (staff) {
      await recordDurationOverride(
        { appointmentId: stored.id, order, kind: stored.kind, minutes: change.minutes },
        tx.system,
      );
    }
    await writeReschedule({ ...stored, place, isLate, isUndoable: staff && change.isUndoable }, tx);
    return { appointment: stored.id };
  },
});
