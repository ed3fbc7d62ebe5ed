import { fail } from "@boresight/domain/base/errors";
import { seenDefinitionSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { findSeenTask, lockDefinitions } from "./keep-definitions.ts";

export const archiveTask = mutation({
  summary: "Archives a task: new orders do not get it, and orders that have it keep it.",
  input: seenDefinitionSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed", "task-archived"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const { isArchived } = await findSeenTask(seen, tx);
    if (isArchived) throw fail("task-archived");
    await tx.caller.run({ text: "update app.tasks set archived_at = now() where id = $1", values: [seen.id] });
    return { task: seen.id };
  },
});
