import { readRetention } from "#modules/settings/upkeep/read-retention.ts";
import type { Work } from "#platform/database/events.ts";

/** Keeps the log of deliveries, and events, which can be sent again, for as long as the shop has chosen. */
export async function removeOldEvents({ system, now }: Work): Promise<void> {
  const { deliveryDays, eventDays } = await readRetention(system);
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
