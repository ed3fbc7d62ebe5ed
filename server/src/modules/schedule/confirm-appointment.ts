import { appointmentVersionSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment } from "./stored-appointment.ts";

export const confirmAppointment = mutation({
  summary: "Confirms a time that a customer requested.",
  input: appointmentVersionSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over"],
  async run(seen, tx) {
    const { id, status, orderId } = await lockAppointment(seen, tx);
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    if (status !== "requested") throw fail("appointment-over");
    const place = await tx.system.one<{ facilityId: string; technicianId: string | null }>({
      text: `update app.appointments set status = 'confirmed' where id = $1
      returning facility_id, technician_id`,
      values: [id],
    });
    const payload = { serviceOrderId: orderId, ...place, isUndoable: false };
    await tx.emit({ type: "appointment.confirmed", entityId: id, payload });
    return { appointment: id };
  },
});
