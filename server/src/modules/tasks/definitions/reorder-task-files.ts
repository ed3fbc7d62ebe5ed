import { fail } from "@boresight/domain/base/errors";
import { taskFileOrderSchema } from "@boresight/domain/tasks/task";
import { orderAt } from "@boresight/domain/tasks/sort-order";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireNotArchived } from "./task-checks.ts";

export const reorderTaskFiles = mutation({
  summary: "Sets the order of a task's files; files do not move between tasks.",
  input: taskFileOrderSchema,
  returns: { task: "Task" },
  payload: "TaskPayload",
  errors: ["definition-changed", "task-archived"],
  async run({ taskId, ids }, tx) {
    await lockDefinitions(tx);
    await requireNotArchived(taskId, tx);
    const text = "select id from app.task_files where task_id = $1";
    const kept = new Set((await tx.caller.rows<{ id: string }>({ text, values: [taskId] })).map(({ id }) => id));
    if (ids.some((id) => !kept.has(id))) throw fail("not-found");
    if (kept.size > ids.length) throw fail("definition-changed");

    await tx.caller.run({
      text: `update app.task_files f set sort_order = placed.sort_order
      from unnest($1::uuid[], $2::integer[]) as placed (id, sort_order)
      where f.id = placed.id and f.sort_order <> placed.sort_order`,
      values: [ids, ids.map((_id, index) => orderAt(index))],
    });
    return { task: taskId };
  },
});
