import type { Work } from "#platform/events.ts";

const deliveryDays = 30;
const eventDays = 90;

/** Keeps the log of deliveries for a month, and events longer, so that they can be sent again. */
export async function removeOldEvents({ system, now }: Work): Promise<void> {
  await system.run({
    text: `delete from app.webhook_deliveries
      where created_at < $1::timestamptz - make_interval(days => $2) and status <> 'pending'`,
    values: [now, deliveryDays],
  });
  await system.run({
    text: "delete from app_private.events where at < $1::timestamptz - make_interval(days => $2)",
    values: [now, eventDays],
  });
}
