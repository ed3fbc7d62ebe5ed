import { dueReminder } from "@boresight/domain/billing/reminders";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import type { Work } from "#platform/database/events.ts";

interface Unanswered {
  id: string;
  orderId: string;
  daysSinceSent: number;
  remindersSent: number;
}

/** Reminds of estimates that wait for an answer, each on the days of the shop's settings once. */
export async function remindOfEstimates({ system, now }: Pick<Work, "system" | "now">): Promise<void> {
  const { estimateReminderDays: steps } = await readBillingSettings(system);
  if (steps.length === 0) return;
  const waiting = await system.rows<Unanswered>({
    text: `select id, service_order_id as order_id, reminders_sent,
        floor(extract(epoch from $1::timestamptz - sent_at) / 86400)::integer as days_since_sent
      from app.estimates
      where status in ('sent', 'viewed') and sent_at <= $1::timestamptz - make_interval(days => $2)
        and (valid_until is null or valid_until >= ($1::timestamptz at time zone app_private.shop_zone())::date) and reminders_sent < $3
      order by sent_at limit 1000 for update skip locked`,
    values: [now, Math.min(...steps), steps.length],
  });
  for (const { id, orderId, daysSinceSent, remindersSent } of waiting) {
    const due = dueReminder(daysSinceSent, steps, remindersSent);
    if (!due) continue;
    await system.run({
      text: "update app.estimates set reminders_sent = $2 where id = $1",
      values: [id, due.remindersSent],
    });
    await queueEventMail("estimate-reminder", { orderId, entry: `${id}:${due.step}` }, system);
  }
}
