import { newTaskFileSchema } from "@boresight/domain/tasks/task";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireNotArchived, lastFileOrder } from "./task-checks.ts";
import { slotColumns, slotValues } from "./slot-columns.ts";

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
    const { id } = await tx.caller.one<{ id: string }>({
      text: `insert into app.task_files (task_id, ${slotColumns.join(", ")}, sort_order)
      values ($1, ${slotColumns.map((_column, index) => `$${index + 2}`).join(", ")}, ${lastFileOrder("$1")}) returning id`,
      values: [file.taskId, ...slotValues(file)],
    });
    return { taskFile: id };
  },
});
