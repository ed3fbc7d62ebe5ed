import { officeCallers } from "@boresight/domain/accounts/roles";
import { timeOffIdSchema } from "@boresight/domain/schedule/time-off";
import { mutation } from "#platform/mutation.ts";

export const deleteBayOutage = mutation({
  summary: "Puts a bay back in order: the planned outage is removed.",
  callers: officeCallers,
  input: timeOffIdSchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: [],
  async run({ id }, { caller }) {
    const { facilityId } = await caller.one<{ facilityId: string }>({
      text: `delete from app.bay_outages o using app.bays b where o.id = $1 and b.id = o.bay_id returning b.facility_id`,
      values: [id],
    });
    return { facility: facilityId };
  },
});
