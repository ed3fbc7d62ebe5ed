import { fail } from "@boresight/domain/base/errors";
import { facilityVersionSchema } from "@boresight/domain/schedule/facility";
import { mutation } from "#platform/mutation.ts";

export const restoreFacility = mutation({
  summary: "Takes an archived facility into use again.",
  callers: ["admin"],
  input: facilityVersionSchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: ["definition-changed"],
  async run({ id, version }, { caller }) {
    await caller.one({ text: "select id from app.facilities where id = $1", values: [id] });
    const restored = await caller.run({
      text: "update app.facilities set is_active = true where id = $1 and version = $2 and not is_active",
      values: [id, version],
    });
    if (restored === 0) throw fail("definition-changed");
    return { facility: id };
  },
});
