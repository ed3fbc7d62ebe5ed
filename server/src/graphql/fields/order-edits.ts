import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { readEdits } from "#modules/orders/read-edits.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

/** Who put which fact of an order right. */
export const orderEditsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs: gql`
      type OrderEdit {
        "One fact of one change."
        id: String!
        at: Datetime!
        "Who did it, by name; null where it followed from something else."
        by: String
        "The fact, as ServiceOrder names it."
        field: String!
        "As text: people, locations and vehicles by name, long text cut. Null: nothing."
        before: String
        after: String
      }
      extend type ServiceOrder {
        "What people put right after it was opened, the latest first, at most 100; null for everybody but staff."
        edits: [OrderEdit!]
      }
    `,
    objects: {
      ServiceOrder: {
        plans: { edits: ($order: PgSelectSingleStep) => readForEach(executor, $order.get("id"), readEdits) },
      },
    },
  };
});
