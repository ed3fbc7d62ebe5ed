import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { orderAt, taskOrderSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone, requireStatus } from "./keep-definitions.ts";

interface Placed {
  id: string;
  isArchived: boolean;
}

/** Puts the tasks of a status in this order; whoever names fewer than it has now has seen an older list. */
export async function reorderTasks(input: unknown, tx: Transaction): Promise<readonly string[]> {
  await keepAlone(tx);
  const { serviceOrderStatusId: statusId, ids } = parseInput(taskOrderSchema, input);
  await requireStatus(statusId, tx);
  const known = await tx.caller.rows<Placed>({
    text: `select id, archived_at is not null as "isArchived"
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
  return ids;
}
