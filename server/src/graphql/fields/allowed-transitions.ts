/** The status changes of an order that this caller may make, with what each requires and what still blocks it. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { allowedTransitions, type AllowedTransition } from "#modules/orders/transitions/allowed-transitions.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

export const allowedTransitionsPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const statuses = resource(build, "service_order_statuses");
  return {
    typeDefs: gql`
      type AllowedTransition {
        status: ServiceOrderStatus
        "What is missing before the move, as sentences; empty when it may happen now."
        blockedBy: [String!]!
        "The rule that each of them comes from, such as vinConfirmed, in the same order."
        unmetGuards: [String!]!
        "Whether the order would end there before its work is done."
        endsEarly: Boolean!
        "What the move asks for: note, holdReason, cancellationReason."
        asks: [String!]!
        "Whether this caller may move in spite of what is missing."
        mayOverride: Boolean!
      }
      extend type ServiceOrder {
        allowedTransitions: [AllowedTransition!]!
      }
    `,
    objects: {
      ServiceOrder: {
        plans: {
          allowedTransitions: ($order: PgSelectSingleStep) =>
            readForEach(orders.executor, $order.get("id"), allowedTransitions),
        },
      },
      AllowedTransition: {
        plans: { status: ($move: Step<AllowedTransition>) => statuses.get({ id: get($move, "toStatusId") }) },
      },
    },
  };
});
