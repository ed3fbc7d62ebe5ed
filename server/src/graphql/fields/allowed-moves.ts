/** Where an order may go next for this caller, with what each move asks for and what still blocks it. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { allowedMoves, type AllowedMove } from "#modules/orders/transitions/allowed-moves.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const allowedMovesPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const statuses = resource(build, "service_order_statuses");
  return {
    typeDefs: gql`
      type AllowedMove {
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
        allowedMoves: [AllowedMove!]!
      }
    `,
    objects: {
      ServiceOrder: {
        plans: {
          allowedMoves: ($order: PgSelectSingleStep) => readForEach(orders.executor, $order.get("id"), allowedMoves),
        },
      },
      AllowedMove: {
        plans: { status: ($move: Step<AllowedMove>) => statuses.get({ id: get($move, "toStatusId") }) },
      },
    },
  };
});
