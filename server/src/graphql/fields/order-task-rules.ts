/** Whether a task and its slots apply to their order as it is now. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { slotsApplyNow, tasksApplyNow } from "#modules/order-tasks/applies-now.ts";
import { resource } from "../resource.ts";
import { readForEach } from "../run-verb.ts";

export const orderTaskRulesPlugin = extendSchema((build) => {
  const { executor } = resource(build, "order_tasks");
  return {
    typeDefs: gql`
      extend type OrderTask {
        "Whether its condition holds for the order as it is now."
        applies: Boolean!
      }
      extend type OrderTaskFile {
        "Whether its own condition holds for the order as it is now."
        applies: Boolean!
      }
    `,
    objects: {
      OrderTask: {
        plans: { applies: ($task: PgSelectSingleStep) => readForEach(executor, $task.get("id"), tasksApplyNow) },
      },
      OrderTaskFile: {
        plans: { applies: ($slot: PgSelectSingleStep) => readForEach(executor, $slot.get("id"), slotsApplyNow) },
      },
    },
  };
});
