import { newTaskFileSchema } from "@boresight/domain/tasks/task";
import { insertRow } from "#platform/database/insert-row.ts";
import { mutation } from "#platform/mutation.ts";
import { lastFileOrder, lockDefinitions, requireNotArchived } from "./task-checks.ts";

export const createTaskFile = mutation({
  summary: "Adds a file that a task requires.",
  input: newTaskFileSchema,
  returns: { taskFile: "TaskFile" },
  payload: "TaskFilePayload",
  clientKey: true,
  errors: ["task-archived"],
  async run(file, tx) {
    await lockDefinitions(tx);
    await requireNotArchived(file.taskId, tx);
    const { sortOrder } = await tx.caller.one<{ sortOrder: number }>({
      text: `select ${lastFileOrder("$1")} as sort_order`,
      values: [file.taskId],
    });
    const { id } = await tx.caller.one<{ id: string }>(insertRow("app.task_files", { ...file, sortOrder }));
    return { taskFile: id };
  },
});
