import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import { reminderTemplate } from "#modules/mail/appointment-templates.ts";

/**
 * Sends one reminder of every confirmed time in the last 24 hours before it: by day at its place (8 to 20 h), at least two
 * hours ahead, and neither to whoever booked on the day itself nor to whoever was notified in the last twelve hours.
 */
export async function remindOfAppointments(system: Rights, now: Date): Promise<void> {
  const due = await system.rows<{ id: string; orderId: string; startsAt: string }>({
    text: `update app.appointments a set reminder_sent_at = $1::timestamptz
      from app.facilities f
      where f.id = a.facility_id and a.status = 'confirmed' and a.reminder_sent_at is null
        and a.starts_at > $1::timestamptz + interval '2 hours' and a.starts_at <= $1::timestamptz + interval '24 hours'
        and extract(hour from $1::timestamptz at time zone f.time_zone) between 8 and 19
        and (a.created_at at time zone f.time_zone)::date <> (a.starts_at at time zone f.time_zone)::date
        and not exists (select from app_private.told_appointments t
          where t.appointment_id = a.id and t.told_at > $1::timestamptz - interval '12 hours')
        and not exists (select from app.messages m where m.service_order_id = a.service_order_id and m.status = 'queued'
          and m.context is not null and m.template like 'appointment-%')
      returning a.id, a.service_order_id as order_id, a.starts_at`,
    values: [now],
  });
  for (const { id, orderId, startsAt } of due) {
    const entry = `${id}:${new Date(startsAt).toISOString()}`;
    await queueEventMail(reminderTemplate, { orderId, entry, appointmentId: id }, system);
  }
}
