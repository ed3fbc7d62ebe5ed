import { releasedHoldSchema } from "@boresight/domain/schedule/appointment";
import { requireKnownCaller } from "#platform/known-caller.ts";
import { mutation } from "#platform/mutation.ts";
import { appointmentPayload } from "#modules/schedule/stored-appointment.ts";

export const releaseHold = mutation({
  summary: "Releases a held time; releasing it twice is harmless.",
  input: releasedHoldSchema,
  ...appointmentPayload,
  errors: ["login-not-linked"],
  async run({ id }, { caller, system }) {
    requireKnownCaller(caller);
    await system.run({
      text: "delete from app.appointments where id = $1 and status = 'held' and created_by = $2",
      values: [id, caller.userId],
    });
    return { appointment: id };
  },
});
