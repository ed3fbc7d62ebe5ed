import { recordId } from "@boresight/domain/base/record-id";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import * as z from "zod";
import { mutation } from "#platform/mutation.ts";
import { distanceOfAddress } from "./distance-of-address.ts";
import { coordinatesOf, findBase, updateDistance } from "./update-distance.ts";

export const recalculateAddressDistance = mutation({
  summary: "Recomputes an address's distance from the base.",
  callers: staffRoles,
  input: z.object({ id: recordId() }),
  returns: { address: "Address" },
  payload: "AddressPayload",
  errors: ["base-coordinates-missing", "coordinates-missing", "distance-typed"],
  async run({ id }, tx) {
    const seen = await distanceOfAddress(id, tx);
    if (seen.source === "manual") throw fail("distance-typed");
    if (!coordinatesOf(seen)) throw fail("coordinates-missing");
    if (!(await findBase(tx.system))) throw fail("base-coordinates-missing");
    await updateDistance(id, { hasMoved: false }, tx);
    return { address: id };
  },
});
