/** Whether the vehicle of an order will be ready when it comes, computed from the intake's answers as they are now. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { readReadinessOf } from "#modules/calibrations/readiness/read-readiness.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const orderReadinessPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs: gql`
      type OrderReadiness {
        "ready, needsAttention or notReady."
        readiness: String!
        reasons: [String!]!
        "Somebody vouched that the vehicle will be ready."
        isConfirmed: Boolean!
      }
      extend type ServiceOrder {
        readiness: OrderReadiness!
      }
    `,
    objects: {
      ServiceOrder: {
        plans: {
          readiness: ($order: PgSelectSingleStep) =>
            readForEach(executor, $order.get("id"), (ids, { system }) => readReadinessOf(ids, system)),
        },
      },
    },
  };
});
