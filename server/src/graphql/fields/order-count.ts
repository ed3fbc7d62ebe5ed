import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { countOrders } from "#modules/statuses/count-orders.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const orderCountPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_order_statuses");
  return {
    typeDefs: gql`
      extend type ServiceOrderStatus {
        "How many orders are in it now; null for everybody but admins."
        orderCount: Int
      }
    `,
    objects: {
      ServiceOrderStatus: {
        plans: { orderCount: ($status: PgSelectSingleStep) => readForEach(executor, $status.get("id"), countOrders) },
      },
    },
  };
});
