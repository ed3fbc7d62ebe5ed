import { officeCallers } from "@boresight/domain/accounts/roles";
import { bayOutageSchema } from "@boresight/domain/schedule/time-off";
import { mutation } from "#platform/mutation.ts";

export const saveBayOutage = mutation({
  summary: "Takes a bay out of order for a time: nothing is offered in it, and its appointments then are displaced.",
  callers: officeCallers,
  input: bayOutageSchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  clientKey: true,
  errors: [],
  async run({ id, bayId, startsAt, endsAt, reason }, { caller, emit }) {
    const bay = await caller.one<{ facilityId: string }>({
      text: "select facility_id from app.bays where id = $1",
      values: [bayId],
    });
    const values = [bayId, startsAt, endsAt, reason];
    if (id === null) {
      await caller.run({
        text: "insert into app.bay_outages (bay_id, starts_at, ends_at, reason) values ($1, $2, $3, $4)",
        values,
      });
    } else {
      await caller.one({
        text: `update app.bay_outages set starts_at = $2, ends_at = $3, reason = $4 where bay_id = $1 and id = $5 returning id`,
        values: [...values, id],
      });
    }
    await emit({ type: "bay.outOfOrder", entityId: bayId, payload: { startsAt, endsAt } });
    return { facility: bay.facilityId };
  },
});
