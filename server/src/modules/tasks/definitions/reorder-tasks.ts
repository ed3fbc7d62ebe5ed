import { fail } from "@boresight/domain/base/errors";
import { taskOrderSchema } from "@boresight/domain/tasks/task";
import { orderAt } from "@boresight/domain/tasks/sort-order";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions, requireStatus } from "./task-checks.ts";

interface Placed {
  id: string;
  isArchived: boolean;
}

export const reorderTasks = mutation({
  summary: "Sets the order of a status's tasks; tasks of another status move to this one.",
  input: taskOrderSchema,
  returns: { tasks: "[Task!]!" },
  payload: "TaskOrderPayload",
  errors: ["definition-changed", "task-archived"],
  async run({ serviceOrderStatusId: statusId, ids }, tx) {
    await lockDefinitions(tx);
    await requireStatus(statusId, tx);
    const known = await tx.caller.rows<Placed>({
      text: `select id, archived_at is not null as is_archived
      from app.tasks where service_order_status_id = $1 or id = any ($2)`,
      values: [statusId, ids],
    });
    const named = new Set(ids);
    const found = known.filter(({ id }) => named.has(id));
    if (found.length < ids.length) throw fail("not-found");
    if (found.some(({ isArchived }) => isArchived)) throw fail("task-archived");
    if (known.some(({ id, isArchived }) => !isArchived && !named.has(id))) throw fail("definition-changed");

    await tx.caller.run({
      text: `update app.tasks t set task_order = placed.task_order, service_order_status_id = $1
      from unnest($2::uuid[], $3::integer[]) as placed (id, task_order)
      where t.id = placed.id and (t.task_order, t.service_order_status_id) is distinct from (placed.task_order, $1)`,
      values: [statusId, ids, ids.map((_id, index) => orderAt(index))],
    });
    return { tasks: ids };
  },
});
