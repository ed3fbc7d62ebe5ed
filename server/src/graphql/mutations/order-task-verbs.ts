import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { changeOrderTask } from "#modules/tasks/change-order-task.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

export const orderTaskVerbsPlugin = extendSchema((build) => {
  const [tasks, orders] = [resource(build, "order_tasks"), resource(build, "service_orders")];
  return {
    typeDefs: gql`
      input ChangeOrderTaskInput {
        id: UUID!
        "The version the task was seen in: when someone else was faster, nothing is changed."
        version: Int!
        "open, done, skipped or notApplicable."
        state: String!
        "Why; asked for when a task does not apply."
        note: String
      }
      type OrderTaskPayload {
        orderTask: OrderTask
        "With the moves that the task now lets through or holds."
        serviceOrder: ServiceOrder
      }
      extend type Mutation {
        changeOrderTask(input: ChangeOrderTaskInput!): OrderTaskPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          changeOrderTask: (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
            runVerb(tasks.executor, args.getRaw("input"), (input, tx) => changeOrderTask(input, tx, () => tx.now)),
        },
      },
      OrderTaskPayload: {
        plans: {
          orderTask: ($decided: Step<{ id: string }>) => tasks.get({ id: get($decided, "id") }),
          serviceOrder: ($decided: Step<{ serviceOrderId: string }>) =>
            orders.get({ id: get($decided, "serviceOrderId") }),
        },
      },
    },
  };
});
