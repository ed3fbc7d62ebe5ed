/** Many orders leave one status for another because the shop gives it up: no guard is asked and no customer is mailed. */
import { addWorkingMinutes, workingSecondsBetween } from "@boresight/domain/schedule/working-time";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { beginTasks } from "#modules/tasks/begin-tasks.ts";
import { visitStart } from "#modules/orders/transitions/follow-visit.ts";
import { endMoveAlerts } from "#modules/orders/transitions/raise-move-alerts.ts";
import { readMovingOrders, type MovingOrder } from "#modules/orders/transitions/read-moves.ts";

interface Leaving {
  fromId: string;
  toId: string;
  note: string;
}

const batch = 500;

export async function moveOrdersOn(leaving: Leaving, { caller, system }: Transaction, now: Date): Promise<void> {
  const { slaMinutes, toKey } = await system.one<{ slaMinutes: number | null; toKey: string }>({
    text: `select sla_minutes, key as to_key from app.service_order_statuses where id = $1`,
    values: [leaving.toId],
  });
  for (;;) {
    const ids = await nextOrders(leaving.fromId, system);
    if (ids.length === 0) return;
    const orders = await readMovingOrders(system, ids);
    await addHistory(orders, { ...leaving, now, by: caller.userId }, system);
    await updateOrders(orders, { toId: leaving.toId, slaMinutes, now }, system);
    for (const { id, statusKey } of orders) {
      await system.run(beginTasks(id));
      await endMoveAlerts(id, { fromKey: statusKey, toKey }, system);
    }
  }
}

/** Locked; an order that somebody moved while this waited is left out. */
async function nextOrders(statusId: string, system: Rights): Promise<readonly string[]> {
  const rows = await system.rows<{ id: string }>({
    text: "select id from app.service_orders where status_id = $1 order by id limit $2 for update",
    values: [statusId, batch],
  });
  return rows.map(({ id }) => id);
}

async function addHistory(
  orders: readonly MovingOrder[],
  { fromId, toId, note, by, now }: Leaving & { by: string | null; now: Date },
  system: Rights,
): Promise<void> {
  const since = orders.map(({ statusChangedAt }) => new Date(statusChangedAt));
  await system.run({
    text: `insert into app.status_changes
        (service_order_id, from_status_id, to_status_id, moved_by, note, seconds_spent, working_seconds_spent)
      select left_at.id, $1, $2, $3, $4, left_at.seconds, left_at.working_seconds
      from unnest($5::uuid[], $6::integer[], $7::integer[]) as left_at (id, seconds, working_seconds)`,
    values: [
      fromId,
      toId,
      by,
      note,
      orders.map(({ id }) => id),
      since.map((moment) => Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000))),
      orders.map(({ calendar }, index) => workingSecondsBetween(calendar, since[index] ?? now, now)),
    ],
  });
}

async function updateOrders(
  orders: readonly MovingOrder[],
  { toId, slaMinutes, now }: { toId: string; slaMinutes: number | null; now: Date },
  system: Rights,
): Promise<void> {
  const dueAt = orders.map(({ calendar }) =>
    slaMinutes === null ? null : (addWorkingMinutes(calendar, now, slaMinutes)?.toISOString() ?? null),
  );
  await system.run({
    text: `update app.service_orders o set status_id = $1, status_changed_at = now(), hold_reason_key = null,
        status_due_at = coalesce(due.at, (select ${visitStart} from app.service_order_statuses s where s.id = $1 and s.key = 'scheduled'))
      from unnest($2::uuid[], $3::timestamptz[]) as due (id, at) where o.id = due.id`,
    values: [toId, orders.map(({ id }) => id), dueAt],
  });
}
