/** How many orders carry a task or a file that it wants to see. */
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { extendSchema, gql } from "postgraphile/utils";
import { countTaskFileUse, countTaskUse } from "#modules/tasks/definitions/count-use.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/run-verb.ts";

export const taskUsePlugin = extendSchema((build) => {
  const { executor } = resource(build, "tasks");
  return {
    typeDefs: gql`
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
    objects: {
      Task: { plans: { use: ($task: PgSelectSingleStep) => readForEach(executor, $task.get("id"), countTaskUse) } },
      TaskFile: {
        plans: { use: ($file: PgSelectSingleStep) => readForEach(executor, $file.get("id"), countTaskFileUse) },
      },
    },
  };
});
