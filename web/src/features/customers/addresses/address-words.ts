import type { PostalAddress } from "@boresight/domain/customers/postal-address";

/** Returns the whole address, as street and place. */
export function addressWords({ street, unit, city, state, postalCode, country }: PostalAddress) {
  return {
    street: [street, unit].filter(Boolean).join(", "),
    place: [city, [state, postalCode].filter(Boolean).join(" "), country].filter(Boolean).join(", "),
  };
}
