import type { Work } from "#platform/database/events.ts";

/** When the confirmed appointment of an order `o` begins: until then it may stay in Scheduled. */
export const appointmentStart = `(select min(a.starts_at) from app.appointments a where a.service_order_id = o.id and a.status = 'confirmed')`;

/** A scheduled order is late once its appointment should have begun, unless the status has its own service level. */
export async function followAppointment(orderId: string, { system, now, emit }: Work): Promise<void> {
  const changed = await system.maybe<{ dueAt: string | null }>({
    text: `update app.service_orders o set status_due_at = ${appointmentStart} from app.service_order_statuses s
      where o.id = $1 and s.id = o.status_id and s.key = 'scheduled' and s.sla_minutes is null
        and o.status_due_at is distinct from ${appointmentStart}
      returning o.status_due_at as due_at`,
    values: [orderId],
  });
  if (!changed) return;
  const isLate = changed.dueAt !== null && new Date(changed.dueAt) <= now;
  await emit({ type: "order.dueChanged", entityId: orderId, payload: { ...changed, isLate } });
}
