/** How many orders have a copy of a definition, which changes do not affect. */
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

interface DefinitionUse {
  openOrders: number;
  totalOrders: number;
}

const unused: DefinitionUse = { openOrders: 0, totalOrders: 0 };

type Count = (ids: readonly string[], tx: Transaction) => Promise<(DefinitionUse | null)[]>;

export const countTaskUse: Count = (ids, tx) => countUse({ table: "order_tasks", column: "task_id", ids }, tx);

export const countTaskFileUse: Count = (ids, tx) =>
  countUse({ table: "order_task_files", column: "task_file_id", ids }, tx);

interface Asked {
  table: "order_task_files" | "order_tasks";
  column: "task_file_id" | "task_id";
  ids: readonly string[];
}

/**
 * Counted over the whole shop, also for staff of one facility, because a definition applies everywhere; only staff see
 * it.
 */
async function countUse({ table, column, ids }: Asked, { caller, system }: Transaction) {
  if (!isStaff(caller.role)) return ids.map(() => null);
  const counted = await system.rows<DefinitionUse & { id: string }>({
    text: `select c.${column} as id, count(distinct o.id) filter (where not s.is_terminal)::integer as open_orders,
        count(distinct o.id)::integer as total_orders
      from app.${table} c
      join app.service_orders o on o.id = c.service_order_id
      join app.service_order_statuses s on s.id = o.status_id
      where c.${column} = any ($1)
      group by c.${column}`,
    values: [ids],
  });
  const uses = new Map(counted.map(({ id, ...use }) => [id, use]));
  return ids.map((id) => uses.get(id) ?? unused);
}
