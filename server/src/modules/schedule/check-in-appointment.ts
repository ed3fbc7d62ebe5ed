import { requireCheckInDue, appointmentVersionSchema } from "@boresight/domain/schedule/appointment";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload, lockAppointment } from "./stored-appointment.ts";

export const checkInAppointment = mutation({
  summary: "Records that the vehicle is here; its order goes to Checked In where the transitions allow it.",
  input: appointmentVersionSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over"],
  async run(seen, tx) {
    const { orderId, id, ...stored } = await lockAppointment(seen, tx);
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    requireCheckInDue(stored);
    await tx.system.run({ text: "update app.appointments set status = 'arrived' where id = $1", values: [id] });
    await tx.emit({ type: "appointment.arrived", entityId: id, payload: { serviceOrderId: orderId } });
    return { appointment: id };
  },
});
