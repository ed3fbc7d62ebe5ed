import { taskVersionSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { requireTaskFileVersion, lockDefinitions } from "./task-checks.ts";

export const deleteTaskFile = mutation({
  summary: "Deletes a file that a task requires; orders that have its slot keep it. Returns the task it belonged to.",
  input: taskVersionSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed", "task-archived"],
  async run(seen, tx) {
    await lockDefinitions(tx);
    const taskId = await requireTaskFileVersion(seen, tx);
    await tx.caller.run({ text: "delete from app.task_files where id = $1", values: [seen.id] });
    return { task: taskId };
  },
});
