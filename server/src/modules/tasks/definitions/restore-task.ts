import { fail } from "@boresight/domain/base/errors";
import { taskVersionSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { requireTaskVersion, lockDefinitions, lastTaskOrder } from "./task-checks.ts";

export const restoreTask = mutation({
  summary: "Restores an archived task, as the last of its status.",
  input: taskVersionSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const { isArchived, statusId } = await requireTaskVersion(seen, tx);
    if (!isArchived) throw fail("definition-changed");
    await tx.caller.run({
      text: `update app.tasks set archived_at = null, task_order = ${lastTaskOrder("$2")} where id = $1`,
      values: [seen.id, statusId],
    });
    return { task: seen.id };
  },
});
