import { pinSchema } from "@boresight/domain/schedule/routes/plan-schemas";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { appointmentPayload, lockAppointment } from "#modules/schedule/stored-appointment.ts";
import { mutation } from "#platform/mutation.ts";

export const pinAppointment = mutation({
  summary: "Says whether an appointment stays at its van and time when the day of the vans is planned anew.",
  input: pinSchema,
  ...appointmentPayload,
  errors: ["appointment-changed", "appointment-over"],
  async run({ isPinned, ...seen }, tx) {
    const { id, status } = await lockAppointment(seen, tx);
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    if (status !== "requested" && status !== "confirmed") throw fail("appointment-over");
    await tx.system.run({ text: "update app.appointments set is_pinned = $2 where id = $1", values: [id, isPinned] });
    return { appointment: id };
  },
});
