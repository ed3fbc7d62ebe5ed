import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { ReportedEvents } from "#integrations/quickbooks/webhooks/read-webhook.ts";
import type { Work } from "#platform/events.ts";
import { pulledEntities, queuePull } from "./queue-pull.ts";

type ReportedEvent = ReportedEvents["events"][number];

/**
 * Stores what QuickBooks reports and queues to read it. A repetition, another company's record, and what does not come
 * back from the books are left alone.
 */
export async function takeEvents(
  environment: QboEnvironment,
  events: readonly ReportedEvent[],
  work: Pick<Work, "system" | "now">,
): Promise<void> {
  const connections = await work.system.rows<{ id: string; realmId: string }>({
    isPrepared: true,
    text: `select id, realm_id from app.qbo_connections
      where environment = $1 and realm_id = any ($2) and status in ('connected', 'broken')`,
    values: [environment, [...new Set(events.map(({ realmId }) => realmId))]],
  });
  for (const { id, realmId } of connections) {
    const own = events.filter((event) => event.realmId === realmId && isOurs(event));
    const taken = await takeNew(id, own, work);
    const records = own.filter((event) => taken.has(event.id)).map((event) => recordOf(event));
    for (const record of new Map(records.map((each) => [`${each.entity}:${each.qboId}`, each])).values())
      if (record.entity) await queuePull(id, { entity: record.entity, qboId: record.qboId }, work);
  }
}

const entityOf = ({ entity }: ReportedEvent) => pulledEntities.find((name) => name.toLowerCase() === entity);

/** Longer ids than QuickBooks has are no reason to have it post the same again and again. */
const isOurs = (event: ReportedEvent) => entityOf(event) && event.id.length <= 200 && event.entityId.length <= 40;

const recordOf = (event: ReportedEvent) => ({ entity: entityOf(event), qboId: event.entityId });

/** Returns the ids of those that were not taken before. */
async function takeNew(
  connectionId: string,
  events: readonly ReportedEvent[],
  { system, now }: Pick<Work, "system" | "now">,
): Promise<ReadonlySet<string>> {
  const rows = await system.rows<{ id: string }>({
    isPrepared: true,
    text: `insert into app_private.qbo_events (id, connection_id, received_at) select distinct id, $2::uuid, $3::timestamptz
      from unnest($1::text[]) as e (id) on conflict (id) do nothing returning id`,
    values: [events.map(({ id }) => id), connectionId, now],
  });
  return new Set(rows.map(({ id }) => id));
}
