import { manualDistanceSchema } from "@boresight/domain/customers/address-book";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { distanceOfAddress } from "./distance-of-address.ts";
import { setDistance, updateDistance } from "./update-distance.ts";

export const updateAddressDistance = mutation({
  summary: "Sets a distance that is never recomputed, or removes it.",
  callers: staffRoles,
  input: manualDistanceSchema,
  returns: { address: "Address" },
  payload: "AddressPayload",
  errors: ["address-changed"],
  async run({ id, version, miles }, tx) {
    const seen = await distanceOfAddress(id, tx);
    if (seen.version !== version) throw fail("address-changed");
    await setDistance({ id }, { miles, source: miles === null ? null : "manual" }, tx);
    if (miles === null) await updateDistance(id, { hasMoved: false }, tx);
    return { address: id };
  },
});
