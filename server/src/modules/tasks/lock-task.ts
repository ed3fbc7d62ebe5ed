import { fail } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** What somebody else has made of the task meanwhile. */
interface SeenTask extends Record<string, string | number> {
  version: number;
  outcome: string;
  note: string;
  by: string;
  at: string;
}

/**
 * Locks the task in the version that was seen, and the order so that it cannot be closed meanwhile. Throws `order-closed`,
 * `order-task-changed`.
 */
export async function lockTask({ id, version }: { id: string; version: number }, system: Rights): Promise<void> {
  const { orderId } = await system.one<{ orderId: string }>({
    text: `select service_order_id as order_id from app.order_tasks where id = $1`,
    values: [id],
  });
  await lockRows(system, "app.service_orders", { ids: [orderId], strength: "share" });
  await lockRows(system, "app.order_tasks", { ids: [id] });
  const { isClosed, ...seen } = await system.one<SeenTask & { isClosed: boolean }>({
    text: `select t.version, t.state as outcome, '' as value, coalesce(t.note, '') as note, s.is_terminal as is_closed,
        coalesce(u.display_name, '') as by, t.updated_at as at
      from app.order_tasks t left join app.users u on u.id = t.updated_by
      join app.service_orders o on o.id = t.service_order_id
      join app.service_order_statuses s on s.id = o.status_id
      where t.id = $1`,
    values: [id],
  });
  if (isClosed) throw fail("order-closed", { message: text("tasks.orderIsClosed") });
  if (seen.version !== version) throw fail("order-task-changed", { data: seen });
}
