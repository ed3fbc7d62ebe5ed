import { each, get, object, type Step } from "postgraphile/grafast";
import { extendSchema } from "postgraphile/utils";
import { archiveTask } from "#modules/tasks/definitions/archive-task.ts";
import { createTask } from "#modules/tasks/definitions/create-task.ts";
import { createTaskFile } from "#modules/tasks/definitions/create-task-file.ts";
import { deleteTaskFile } from "#modules/tasks/definitions/delete-task-file.ts";
import { reorderTaskFiles } from "#modules/tasks/definitions/reorder-task-files.ts";
import { reorderTasks } from "#modules/tasks/definitions/reorder-tasks.ts";
import { restoreTask } from "#modules/tasks/definitions/restore-task.ts";
import { updateTask } from "#modules/tasks/definitions/update-task.ts";
import { updateTaskFile } from "#modules/tasks/definitions/update-task-file.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";
import { taskDefinitionTypes } from "./task-definition-types.ts";

type DefinitionVerb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;

/** Those of one definition answer its id; `reorderTasks` answers the ids in their new order. */
const verbs: Record<string, DefinitionVerb<string | readonly string[]>> = {
  createTask: onceOnly("createTask", createTask),
  updateTask,
  archiveTask,
  restoreTask,
  reorderTasks,
  createTaskFile: onceOnly("createTaskFile", createTaskFile),
  updateTaskFile,
  deleteTaskFile,
  reorderTaskFiles,
};

/** What staff do with the tasks of a status and the files that these want to see. */
export const taskDefinitionVerbsPlugin = extendSchema((build) => {
  const [tasks, files] = [resource(build, "tasks"), resource(build, "task_files")];
  return {
    typeDefs: taskDefinitionTypes,
    objects: {
      Mutation: {
        plans: Object.fromEntries(
          Object.entries(verbs).map(([name, verb]) => [
            name,
            (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
              object({ changed: runVerb(tasks.executor, args.getRaw("input"), verb) }),
          ]),
        ),
      },
      TaskPayload: {
        plans: { task: ($payload: Step<{ changed: string }>) => tasks.get({ id: get($payload, "changed") }) },
      },
      TaskFilePayload: {
        plans: { taskFile: ($payload: Step<{ changed: string }>) => files.get({ id: get($payload, "changed") }) },
      },
      TaskOrderPayload: {
        plans: {
          tasks: ($payload: Step<{ changed: readonly string[] }>) =>
            each(get($payload, "changed"), ($id) => tasks.get({ id: $id })),
        },
      },
    },
  };
});
