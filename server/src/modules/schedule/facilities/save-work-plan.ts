import { workPlanSchema } from "@boresight/domain/schedule/time-off";
import { t } from "@boresight/domain/texts/text";
import { invalidField } from "./invalid-field.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { requireTechnician } from "./require-technician.ts";

export const saveWorkPlan = mutation({
  summary: "Sets where a technician works, and their weekly hours.",
  callers: ["admin"],
  input: workPlanSchema,
  returns: { user: "User" },
  payload: "TechnicianPayload",
  errors: [],
  async run({ userId, facilityIds, workingHours }, { caller }) {
    await requireTechnician(userId, caller);
    if (facilityIds) await requireFacilities(facilityIds, caller);
    await caller.run({
      text: `update app.users set facility_ids = $2 where id = $1 and facility_ids is distinct from $2::uuid[]`,
      values: [userId, facilityIds],
    });
    if (workingHours === null) {
      await caller.run({ text: "delete from app.shifts where user_id = $1", values: [userId] });
    } else {
      await caller.run({
        text: `insert into app.shifts (user_id, working_hours) values ($1, $2)
          on conflict (user_id) do update set working_hours = excluded.working_hours
          where shifts.working_hours is distinct from excluded.working_hours`,
        values: [userId, workingHours],
      });
    }
    return { user: userId };
  },
});

async function requireFacilities(ids: readonly string[], caller: Rights): Promise<void> {
  const known = await caller.rows({ text: "select id from app.facilities where id = any ($1)", values: [ids] });
  if (known.length < new Set(ids).size) throw invalidField("facilityIds", t("schedule.chooseLocationsFromTheList"));
}
