import { fail } from "@boresight/domain/base/errors";
import { facilityVersionSchema } from "@boresight/domain/schedule/facility";
import { mutation } from "#platform/mutation.ts";

export const restoreFacility = mutation({
  summary: "Takes an archived facility into use again.",
  callers: ["admin"],
  input: facilityVersionSchema,
  locks: "facilities",
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: ["definition-changed"],
  async run({ id }, { caller, locked }) {
    if (locked.isActive) throw fail("definition-changed");
    await caller.run({ text: "update app.facilities set is_active = true where id = $1", values: [id] });
    return { facility: id };
  },
});
