import { officeCallers } from "@boresight/domain/accounts/roles";
import { timeOffIdSchema } from "@boresight/domain/schedule/time-off";
import { mutation } from "#platform/mutation.ts";

export const deleteAbsence = mutation({
  summary: "Removes a technician's absence.",
  callers: officeCallers,
  input: timeOffIdSchema,
  returns: { user: "User" },
  payload: "TechnicianPayload",
  errors: [],
  async run({ id }, { caller }) {
    const { userId } = await caller.one<{ userId: string }>({
      text: "delete from app.absences where id = $1 returning user_id",
      values: [id],
    });
    return { user: userId };
  },
});
