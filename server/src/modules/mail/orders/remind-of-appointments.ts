import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

/** Sends one reminder of every confirmed appointment, a day before it. */
export async function remindOfAppointments(system: Rights, now: Date): Promise<void> {
  const due = await system.rows<{ id: string; orderId: string }>({
    text: `update app.appointments set reminder_sent_at = $1::timestamptz
      where status = 'confirmed' and reminder_sent_at is null and starts_at > $1
        and starts_at <= $1::timestamptz + interval '24 hours'
      returning id, service_order_id as order_id`,
    values: [now],
  });
  for (const { id, orderId } of due) await queueEventMail("appointment-reminder", { orderId, entry: id }, system);
}
