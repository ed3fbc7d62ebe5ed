import { fail } from "@boresight/domain/base/errors";
import { facilityVersionSchema } from "@boresight/domain/schedule/facility";
import { mutation } from "#platform/mutation.ts";
import { lockBooking } from "#modules/schedule/slots/resolve-place.ts";
import { requireArchivable } from "./require-archivable.ts";

export const archiveFacility = mutation({
  summary: "Archives a facility without appointments ahead: nothing is offered there any more, its history stays.",
  callers: ["admin"],
  input: facilityVersionSchema,
  returns: { facility: "Facility" },
  payload: "FacilityPayload",
  errors: ["definition-changed", "facility-in-use", "facility-is-base"],
  async run({ id, version }, tx) {
    await lockBooking(tx.system, tx.now);
    await requireArchivable(id, tx);
    const archived = await tx.caller.run({
      text: "update app.facilities set is_active = false where id = $1 and version = $2 and is_active",
      values: [id, version],
    });
    if (archived === 0) throw fail("definition-changed");
    return { facility: id };
  },
});
