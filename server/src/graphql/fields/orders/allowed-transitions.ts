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
      "A condition of a status change that is not met."
      type UnmetGuard {
        "The condition's key, such as vinConfirmed or tasksDone."
        guard: String!
        "What it is about, such as the task or the file and how many are missing; more counts those beyond the first 20."
        params: JSON!
        "What to do about it, in English."
        message: String!
      }
      type AllowedTransition {
        status: ServiceOrderStatus
        "What is missing before the status change; empty when it is possible now."
        blockedBy: [UnmetGuard!]!
        "Whether the order would end there before its work is done."
        endsEarly: Boolean!
        "What the caller must enter: note, holdReason, cancellationReason."
        requiredAnswers: [String!]!
        "Whether this caller may override what is missing."
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
        plans: {
          status: ($transition: Step<AllowedTransition>) => statuses.get({ id: get($transition, "toStatusId") }),
        },
      },
    },
  };
});
