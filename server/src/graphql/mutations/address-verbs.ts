import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { recalculateAddressDistance, setAddressDistance } from "#modules/customers/change-distance.ts";
import { saveAddress } from "#modules/customers/save-address.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input SaveAddressInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "None: a new one."
    id: UUID
    "The version it was seen in; a new one has none."
    version: Int
    "Whose a new one is; customers' are their own."
    customerId: UUID
    label: String
    street: String!
    unit: String
    city: String!
    state: String
    postalCode: String
    country: String
    pickupSpotDescription: String
    "Staff alone."
    latitude: Float
    "Staff alone."
    longitude: Float
  }
  input SetAddressDistanceInput {
    id: UUID!
    version: Int!
    "From the base, in tenths; it is never overwritten. Null takes it back."
    miles: Float
  }
  input RecalculateAddressDistanceInput {
    id: UUID!
  }
  type AddressPayload {
    address: Address
  }
  extend type Mutation {
    saveAddress(input: SaveAddressInput!): AddressPayload
    setAddressDistance(input: SetAddressDistanceInput!): AddressPayload
    recalculateAddressDistance(input: RecalculateAddressDistanceInput!): AddressPayload
  }
`;

/** What people keep in the address book. */
export const addressVerbsPlugin = extendSchema((build) => {
  const addresses = resource(build, "addresses");
  const verb = (run: Parameters<typeof runVerb<unknown, string>>[2]) => (_$root: Step, args: Args) =>
    object({ id: runVerb(addresses.executor, args.getRaw("input"), run) });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          saveAddress: verb(onceOnly("saveAddress", saveAddress)),
          setAddressDistance: verb(setAddressDistance),
          recalculateAddressDistance: verb(recalculateAddressDistance),
        },
      },
      AddressPayload: {
        plans: { address: ($payload: Step<{ id: string }>) => addresses.get({ id: get($payload, "id") }) },
      },
    },
  };
});
