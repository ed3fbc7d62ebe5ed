import { text } from "@boresight/domain/texts/text";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { baySchema } from "@boresight/domain/schedule/facility";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const saveBay = mutation({
  summary: "Adds a bay to a facility, or changes it. A bay that is no longer used is deactivated; its history stays.",
  input: baySchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  clientKey: true,
  errors: [],
  async run(bay, { caller, emit, now }) {
    if (caller.role !== "admin") throw fail("permission-error");
    await requireOtherName(bay, caller);
    const values = [
      bay.facilityId,
      bay.name,
      bay.kind,
      bay.capabilities,
      bay.kind === "mobile" ? bay.serviceRadiusMiles : null,
      bay.isActive,
      bay.floorSurveyedOn,
      bay.floorSurveyEndsOn,
    ];
    if (bay.id === null) {
      await caller.run({
        text: `insert into app.bays (facility_id, name, kind, capabilities, service_radius_miles, is_active, floor_surveyed_on, floor_survey_ends_on,
          sort_order)
        select $1, $2, $3, $4, $5, $6, $7, $8, coalesce(max(sort_order), 0) + 10 from app.bays where facility_id = $1`,
        values,
      });
    } else {
      const before = await caller.one<Pick<typeof bay, "capabilities" | "isActive" | "kind">>({
        text: "select kind, capabilities, is_active from app.bays where facility_id = $1 and id = $2",
        values: [bay.facilityId, bay.id],
      });
      await caller.one({
        text: `update app.bays set name = $2, kind = $3, capabilities = $4, service_radius_miles = $5, is_active = $6,
          floor_surveyed_on = $7, floor_survey_ends_on = $8
        where facility_id = $1 and id = $9 returning id`,
        values: [...values, bay.id],
      });
      const isAsAble =
        before.kind === bay.kind && before.capabilities.every((capability) => bay.capabilities.includes(capability));
      if (before.isActive && !(bay.isActive && isAsAble))
        await emit({
          type: "bay.outOfOrder",
          entityId: bay.id,
          payload: { startsAt: now.toISOString(), endsAt: "infinity" },
        });
    }
    return { facility: bay.facilityId };
  },
});

async function requireOtherName(
  { id, facilityId, name }: { id: string | null; facilityId: string; name: string },
  caller: Transaction["caller"],
): Promise<void> {
  const same = await caller.maybe({
    text: "select from app.bays where facility_id = $1 and lower(name) = lower($2) and id is distinct from $3",
    values: [facilityId, name, id],
  });
  if (!same) return;
  throw wrongField("name", "taken", text("schedule.anotherBayHasThisName"));
}
