/** What somebody may have meant by a search that finds little. */
import { each, get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { findNearHits, type NearHits } from "#modules/search/find-near-hits.ts";
import { oneByOne, resource } from "#graphql/resource.ts";
import { reportForEach } from "#graphql/verbs/run-verb.ts";

interface Args {
  getRaw(name: "search"): Step<string>;
}

export const nearHitsPlugin = extendSchema((build) => {
  const [orders, customers, vehicles] = [
    resource(build, "service_orders"),
    resource(build, "customers"),
    resource(build, "vehicles"),
  ];
  return {
    typeDefs: gql`
      "At most three of each kind."
      type NearHits {
        orders: [ServiceOrder]!
        customers: [Customer]!
        vehicles: [Vehicle]!
      }
      extend type Query {
        "What has every word of the search but for one typo: in names of customers and contacts, in make and model, or in a code with letters and digits. Nothing for short words and plain numbers."
        nearHits(search: String!): NearHits
      }
    `,
    objects: {
      Query: {
        plans: {
          nearHits: (_$root: Step, args: Args) =>
            reportForEach(orders.executor, args.getRaw("search"), oneByOne(findNearHits)),
        },
      },
      NearHits: {
        plans: {
          orders: ($hits: Step<NearHits>) => each(get($hits, "orders"), ($id) => orders.get({ id: $id })),
          customers: ($hits: Step<NearHits>) => each(get($hits, "customers"), ($id) => customers.get({ id: $id })),
          vehicles: ($hits: Step<NearHits>) => each(get($hits, "vehicles"), ($id) => vehicles.get({ id: $id })),
        },
      },
    },
  };
});
