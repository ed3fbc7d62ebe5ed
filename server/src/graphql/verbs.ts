/** Every verb of the API, by the name under which it is called. */
import { recalculateAddressDistance } from "#modules/customers/recalculate-address-distance.ts";
import { setAddressDistance } from "#modules/customers/set-address-distance.ts";
import { saveAddress } from "#modules/customers/save-address.ts";
import type { Verb } from "#platform/mutation.ts";

export const verbs: Readonly<Record<string, Verb>> = {
  recalculateAddressDistance,
  saveAddress,
  setAddressDistance,
};
