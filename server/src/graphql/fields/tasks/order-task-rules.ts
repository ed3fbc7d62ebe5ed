import { gql } from "postgraphile/utils";
import { tasksAwaitColleague } from "#modules/tasks/awaits-colleague.ts";
import { slotsApplyNow, tasksApplyNow } from "#modules/tasks/applies-now.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** Whether a task and its slots apply to their order as it is now. */
export const orderTaskRulesPlugin = computedFields(
  gql`
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
  {
    OrderTask: { applies: tasksApplyNow, awaitsColleague: tasksAwaitColleague },
    OrderTaskFile: { applies: slotsApplyNow },
  },
);
