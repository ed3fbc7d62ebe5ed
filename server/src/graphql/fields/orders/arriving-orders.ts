import { each, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { findArrivingOrders } from "#modules/orders/arrival/find-arriving-orders.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

interface Args {
  getRaw(name: "code"): Step<string>;
}

/** Finds the order of an arriving vehicle. */
export const arrivingOrdersPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  return {
    typeDefs: gql`
      extend type Query {
        "By an order number, a VIN or its last 8 characters; the expected one first, at most 5. For staff."
        arrivingOrders(code: String!): [ServiceOrder]
      }
    `,
    objects: {
      Query: {
        plans: {
          arrivingOrders(_$root: Step, args: Args) {
            const $ids = readForEach(orders.executor, args.getRaw("code"), (codes, tx) =>
              Promise.all(codes.map((code) => findArrivingOrders(code, tx))),
            );
            return each($ids, ($id) => orders.get({ id: $id }));
          },
        },
      },
    },
  };
});
