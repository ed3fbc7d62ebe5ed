import { fail } from "@boresight/domain/base/errors";
import { taskVersionSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { requireTaskVersion, lockDefinitions } from "./task-checks.ts";

export const archiveTask = mutation({
  summary: "Archives a task: new orders do not get it, and orders that have it keep it.",
  input: taskVersionSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed", "task-archived"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const { isArchived } = await requireTaskVersion(seen, tx);
    if (isArchived) throw fail("task-archived");
    await tx.caller.run({ text: "update app.tasks set archived_at = now() where id = $1", values: [seen.id] });
    return { task: seen.id };
  },
});
