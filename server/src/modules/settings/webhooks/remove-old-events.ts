import type { Work } from "#platform/events.ts";

const deliveryDays = 30;
const eventDays = 90;

/** The log of deliveries stays a month; events stay longer, so that one can be sent again. */
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
