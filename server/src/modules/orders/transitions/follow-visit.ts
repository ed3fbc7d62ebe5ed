import type { Rights } from "#platform/database/transaction.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";

/** When the confirmed visit of an order `o` begins: until then it may stay in Scheduled. */
export const visitStart = `(select min(a.starts_at) from app.appointments a where a.service_order_id = o.id and a.status = 'confirmed')`;

/** A scheduled order is late once its visit should have begun: another time is another term. Where the shop counts minutes, those count. */
export async function followVisit(orderId: string, system: Rights, now: Date): Promise<void> {
  const moved = await system.maybe<{ dueAt: string | null }>({
    text: `update app.service_orders o set status_due_at = ${visitStart} from app.service_order_statuses s
      where o.id = $1 and s.id = o.status_id and s.key = 'scheduled' and s.sla_minutes is null
        and o.status_due_at is distinct from ${visitStart}
      returning o.status_due_at as due_at`,
    values: [orderId],
  });
  if (moved && (moved.dueAt === null || new Date(moved.dueAt) > now))
    await system.run(endAlert(`slaBreached:${orderId}`));
}
