import { officeCallers } from "@boresight/domain/accounts/roles";
import { absenceSchema } from "@boresight/domain/schedule/time-off";
import { mutation } from "#platform/mutation.ts";
import { requireTechnician } from "./require-technician.ts";

export const saveAbsence = mutation({
  summary: "Notes when a technician is away: nobody books them then, and their appointments then are displaced.",
  callers: officeCallers,
  input: absenceSchema,
  returns: { user: "User" },
  payload: "TechnicianPayload",
  clientKey: true,
  errors: [],
  async run({ id, userId, startsAt, endsAt, reason }, { caller, emit }) {
    await requireTechnician(userId, caller);
    const values = [userId, startsAt, endsAt, reason];
    if (id === null) {
      await caller.run({
        text: "insert into app.absences (user_id, starts_at, ends_at, reason) values ($1, $2, $3, $4)",
        values,
      });
    } else {
      await caller.one({
        text: `update app.absences set starts_at = $2, ends_at = $3, reason = $4 where user_id = $1 and id = $5 returning id`,
        values: [...values, id],
      });
    }
    await emit({ type: "technician.away", entityId: userId, payload: { startsAt, endsAt } });
    return { user: userId };
  },
});
