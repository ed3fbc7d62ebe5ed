import { fail } from "@boresight/domain/base/errors";
import { workPlanSchema } from "@boresight/domain/schedule/time-off";
import { text } from "@boresight/domain/texts/text";
import { wrongField } from "@boresight/domain/base/problems";
import type { Rights } from "#platform/database/transaction.ts";
import type * as z from "zod";
import { lockRows } from "#platform/database/lock-rows.ts";
import { mutation } from "#platform/mutation.ts";
import { requireTechnician } from "./require-technician.ts";

export const saveWorkPlan = mutation({
  summary: "Sets where a technician works, and their weekly hours.",
  callers: ["admin"],
  input: workPlanSchema,
  returns: { user: "User" },
  payload: "TechnicianPayload",
  errors: ["definition-changed"],
  async run({ userId, facilityIds, workingHours, ...seen }, { caller, system, now, emit }) {
    await requireTechnician(userId, caller);
    await requireUnchanged(userId, seen, system);
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
    // Elsewhere or off shift from now on, where the plan says so.
    await emit({
      type: "technician.away",
      entityId: userId,
      payload: { startsAt: now.toISOString(), endsAt: "infinity" },
    });
    return { user: userId };
  },
});

/** Locks the technician: of two plans saved at once the second is refused. */
async function requireUnchanged(userId: string, seen: Seen, system: Rights): Promise<void> {
  await lockRows(system, "app.users", { ids: [userId] });
  const same = await system.maybe({
    text: `select u.id from app.users u left join app.shifts s on s.user_id = u.id
      where u.id = $1 and u.facility_ids is not distinct from $2::uuid[] and s.version is not distinct from $3::integer`,
    values: [userId, seen.seenFacilityIds, seen.shiftVersion],
  });
  if (!same) throw fail("definition-changed");
}

type Seen = Pick<z.output<typeof workPlanSchema>, "seenFacilityIds" | "shiftVersion">;

async function requireFacilities(ids: readonly string[], caller: Rights): Promise<void> {
  const known = await caller.rows({ text: "select id from app.facilities where id = any ($1)", values: [ids] });
  if (known.length < new Set(ids).size)
    throw wrongField("facilityIds", "wrong-reference", text("base.chooseLocationsFromTheList"));
}
