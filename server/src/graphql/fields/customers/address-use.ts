import { gql } from "postgraphile/utils";
import { findAddressUse } from "#modules/customers/find-address-use.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** Who uses an address. */
export const addressUsePlugin = computedFields(
  gql`
    type AddressUse {
      customerId: UUID
      "Whose it is."
      customer: String
      "Of ours, which lies here."
      facility: String
      "Orders that were or are fetched from here, or worked on here."
      orders: Int!
    }
    extend type Address {
      use: AddressUse
    }
  `,
  { Address: { use: findAddressUse } },
);
