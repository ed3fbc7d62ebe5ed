import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-status.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

export const changeServiceOrderStatusPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  return {
    typeDefs: gql`
      input ChangeServiceOrderStatusInput {
        id: UUID!
        "The version the order was seen in: when someone else was faster, nothing is moved."
        version: Int!
        statusKey: String!
        note: String
        holdReasonKey: String
        cancellationReasonKey: String
        cancellationReason: String
        "Admins only, with a note: move although something is missing."
        override: Boolean
        "Staff only: the customer gets no mail about it."
        skipsCustomerMail: Boolean
      }
      type ChangeServiceOrderStatusPayload {
        serviceOrder: ServiceOrder
      }
      extend type Mutation {
        changeServiceOrderStatus(input: ChangeServiceOrderStatusInput!): ChangeServiceOrderStatusPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          changeServiceOrderStatus(_$root, args) {
            const $id = runVerb(orders.executor, args.getRaw("input"), (input, tx) =>
              changeServiceOrderStatus(input, tx, () => tx.now),
            );
            return object({ id: $id });
          },
        },
      },
      ChangeServiceOrderStatusPayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
    },
  };
});
