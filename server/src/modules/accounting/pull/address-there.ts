import { addressSchema, type AddressInput } from "@boresight/domain/customers/address";
import type { z } from "zod";
import type { addressSchema as qboAddress } from "#integrations/quickbooks/entities/entity.ts";

/** Returns an address there as one of ours; null when it cannot be one, such as half an address. */
export function addressThere(address: z.output<typeof qboAddress>): AddressInput | null {
  const { Line1, Line2, City, CountrySubDivisionCode, PostalCode, Country = "" } = address;
  const { success, data } = addressSchema.safeParse({
    street: Line1,
    unit: Line2?.trim() ? Line2 : null,
    city: City,
    state: CountrySubDivisionCode ?? "",
    postalCode: PostalCode ?? "",
    ...(/^[A-Z]{2}$/.test(Country) && { country: Country }),
  });
  return success ? data : null;
}
