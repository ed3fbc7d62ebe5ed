import { gql } from "postgraphile/utils";
import { countTaskFileUse, countTaskUse } from "#modules/tasks/definitions/count-use.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** How many orders have a task or a file that it requires. */
export const taskUsePlugin = computedFields(
  gql`
    type DefinitionUse {
      "Orders that are still under way: they keep it as it was."
      openOrders: Int!
      totalOrders: Int!
    }
    extend type Task {
      "Where it is used; null for everybody but staff."
      use: DefinitionUse
    }
    extend type TaskFile {
      "Where it is used; null for everybody but staff."
      use: DefinitionUse
    }
  `,
  { Task: { use: countTaskUse }, TaskFile: { use: countTaskFileUse } },
);
