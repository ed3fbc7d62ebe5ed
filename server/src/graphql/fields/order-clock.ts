import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { readTimeZones } from "#modules/orders/read-time-zones.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

/** On whose clock the times of an order are meant. */
export const orderClockPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs: gql`
      extend type ServiceOrder {
        "Such as America/Denver: that of its facility, else of the customer's usual one, else of the base."
        timeZone: String!
      }
    `,
    objects: {
      ServiceOrder: {
        plans: {
          timeZone: ($order: PgSelectSingleStep) =>
            readForEach(executor, $order.get("id"), (ids, { system }) => readTimeZones(ids, system)),
        },
      },
    },
  };
});
