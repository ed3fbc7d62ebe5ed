/** Who uses an address. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { findAddressUse } from "#modules/customers/find-address-use.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const addressUsePlugin = extendSchema((build) => {
  const { executor } = resource(build, "addresses");
  return {
    typeDefs: gql`
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
    objects: {
      Address: {
        plans: { use: ($address: PgSelectSingleStep) => readForEach(executor, $address.get("id"), findAddressUse) },
      },
    },
  };
});
