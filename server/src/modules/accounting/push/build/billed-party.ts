import type { PostalAddress } from "@boresight/domain/customers/postal-address";

/** Who an estimate or invoice was made out to. */
export interface BilledParty {
  email?: string;
  address?: PostalAddress | null;
}

export function billedFields(party: BilledParty | null) {
  const { email, address } = party ?? {};
  return {
    ...(email && { BillEmail: { Address: email } }),
    ...(address && {
      BillAddr: {
        Line1: address.street,
        ...(address.unit && { Line2: address.unit }),
        City: address.city,
        CountrySubDivisionCode: address.state,
        PostalCode: address.postalCode,
        Country: address.country,
      },
    }),
  };
}
