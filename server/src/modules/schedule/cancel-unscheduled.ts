import type { Work } from "#platform/database/events.ts";

/** Cancels the appointment of an order that somebody takes off the schedule, for the reason given there. */
export async function cancelUnscheduled(
  { orderId, reason }: { orderId: string; reason: string },
  { system, now, emit }: Work,
): Promise<void> {
  const cancelled = await system.maybe<{ id: string; isLate: boolean }>({
    text: `update app.appointments set status = 'cancelled', cancellation_reason = left($2, 500)
      where service_order_id = $1 and status = 'confirmed'
      returning id, starts_at < $3::timestamptz + interval '24 hours' as is_late`,
    values: [orderId, reason, now],
  });
  if (!cancelled) return;
  const payload = { serviceOrderId: orderId, wasConfirmed: true, isLate: cancelled.isLate, reason };
  await emit({ type: "appointment.cancelled", entityId: cancelled.id, payload });
}
