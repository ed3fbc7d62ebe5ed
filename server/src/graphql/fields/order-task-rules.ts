/** Whether a task and its slots apply to their order as it is now. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { tasksAwaitColleague } from "#modules/tasks/awaits-colleague.ts";
import { slotsApplyNow, tasksApplyNow } from "#modules/tasks/applies-now.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const orderTaskRulesPlugin = extendSchema((build) => {
  const { executor } = resource(build, "order_tasks");
  return {
    typeDefs: gql`
      extend type OrderTask {
        "Whether its condition holds for the order as it is now."
        applies: Boolean!
        "Whether it waits for somebody else: the caller has recorded an attempt on the order."
        awaitsColleague: Boolean!
      }
      extend type OrderTaskFile {
        "Whether its own condition holds for the order as it is now."
        applies: Boolean!
      }
    `,
    objects: {
      OrderTask: {
        plans: {
          applies: ($task: PgSelectSingleStep) => readForEach(executor, $task.get("id"), tasksApplyNow),
          awaitsColleague: ($task: PgSelectSingleStep) => readForEach(executor, $task.get("id"), tasksAwaitColleague),
        },
      },
      OrderTaskFile: {
        plans: { applies: ($slot: PgSelectSingleStep) => readForEach(executor, $slot.get("id"), slotsApplyNow) },
      },
    },
  };
});
