/** Where an order may go next for this caller, with what each move asks for and what still blocks it. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { allowedMoves, type AllowedMove } from "#modules/service-orders/allowed-moves.ts";
import { resource } from "../resource.ts";
import { readForEach } from "../run-verb.ts";

export const allowedMovesPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const statuses = resource(build, "service_order_statuses");
  return {
    typeDefs: gql`
      "Something that is missing before a move."
      type UnmetGuard {
        "The rule, such as vinConfirmed."
        guard: String!
        "What is to be done, as a sentence."
        message: String!
      }
      type AllowedMove {
        status: ServiceOrderStatus
        "What is missing before the move, as sentences; empty when it may happen now."
        blockedBy: [String!]!
        "The same with the rule that each comes from."
        unmet: [UnmetGuard!]!
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
