import { changedTaskFileSchema } from "@boresight/domain/tasks/task";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { requireTaskFileVersion, lockDefinitions } from "./task-checks.ts";

export const updateTaskFile = mutation({
  summary: "Changes a file that a task requires; orders that have its slot keep it as it was.",
  input: changedTaskFileSchema,
  returns: { taskFile: "TaskFile" },
  payload: "TaskFilePayload",
  errors: ["definition-changed", "task-archived"],
  async run({ id, version, ...file }, tx) {
    await lockDefinitions(tx);
    await requireTaskFileVersion({ id, version }, tx);
    await tx.caller.run(updateRow("app.task_files", id, file));
    return { taskFile: id };
  },
});
