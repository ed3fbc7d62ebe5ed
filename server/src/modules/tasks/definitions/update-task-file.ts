import { changedTaskFileSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { requireTaskFileVersion, lockDefinitions } from "./task-checks.ts";
import { slotColumns, slotValues } from "./slot-columns.ts";

export const updateTaskFile = mutation({
  summary: "Changes a file that a task requires; orders that have its slot keep it as it was.",
  input: changedTaskFileSchema,
  returns: { taskFile: "TaskFile" },
  payload: "TaskFilePayload",
  errors: ["definition-changed", "task-archived"],
  async run(file, tx) {
    await lockDefinitions(tx);
    await requireTaskFileVersion(file, tx);
    const assignments = slotColumns.map((column, index) => `${column} = $${index + 2}`).join(", ");
    await tx.caller.run({
      text: `update app.task_files set ${assignments} where id = $1`,
      values: [file.id, ...slotValues(file)],
    });
    return { taskFile: file.id };
  },
});
