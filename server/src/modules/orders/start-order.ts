import { addWorkingMinutes, type WorkingCalendar } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";
import { beginTasks } from "#modules/tasks/begin-tasks.ts";
import { facilityOfOrder, fallbackZone } from "./facility-of-order.ts";

/** Gives a new order the first line of its history, its first tasks and the moment by which it wants attention. */
export async function startOrder(id: string, { caller, system }: Transaction, now: Date): Promise<void> {
  const { slaMinutes, ...calendar } = await system.one<WorkingCalendar & { slaMinutes: number | null }>({
    text: `select s.sla_minutes, coalesce(f.time_zone, '${fallbackZone}') as time_zone,
        coalesce(f.working_hours, '{}') as working_hours, coalesce(f.closures, '[]') as closures
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where o.id = $1`,
    values: [id],
  });
  const dueAt = slaMinutes === null ? null : addWorkingMinutes(calendar, now, slaMinutes);
  await system.run({
    text: "update app.service_orders set status_due_at = $2 where id = $1",
    values: [id, dueAt?.toISOString() ?? null],
  });
  await system.run({
    text: `insert into app.status_changes (service_order_id, to_status_id, moved_by)
      select id, status_id, $2 from app.service_orders where id = $1`,
    values: [id, caller.userId],
  });
  await system.run(beginTasks(id));
}
