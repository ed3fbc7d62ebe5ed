import type { Transaction } from "#platform/database/transaction.ts";

/**
 * Returns which of these tasks the caller must leave to a colleague because the caller recorded an attempt on their
 * order; the caller has seen them.
 */
export async function tasksAwaitColleague(
  taskIds: readonly string[],
  { caller, system }: Transaction,
): Promise<boolean[]> {
  const rows = await system.rows<{ id: string }>({
    text: `select t.id from app.order_tasks t where t.id = any ($1) and t.needs_colleague and exists
      (select from app.calibration_attempts a where a.service_order_id = t.service_order_id and a.performed_by = $2)`,
    values: [taskIds, caller.userId],
  });
  const own = new Set(rows.map(({ id }) => id));
  return taskIds.map((id) => own.has(id));
}
