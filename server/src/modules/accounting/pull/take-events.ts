import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { ReportedEvents } from "#integrations/quickbooks/webhooks/read-webhook.ts";
import type { Work } from "#platform/database/events.ts";
import { pulledEntities, queuePull } from "./queue-pull.ts";

/** QuickBooks waits three seconds for a response. */
const mostAtOnce = 300;

const readChangesNow = (connectionId: string) => ({
  text: `select graphile_worker.add_job('read-qbo-changes', '{}', queue_name => 'read-qbo-changes', job_key => 'qbo-changes:' || $1, max_attempts => 8)`,
  values: [connectionId],
});

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
    await queueAll(id, own.filter((event) => taken.has(event.id)).map(recordOf), work);
  }
}

/** Each record once; a job looks for more changes than can be queued while QuickBooks waits. */
async function queueAll(
  connectionId: string,
  records: readonly ReturnType<typeof recordOf>[],
  work: Pick<Work, "system" | "now">,
): Promise<void> {
  const once = [...new Map(records.map((record) => [`${record.entity}:${record.qboId}`, record])).values()];
  if (once.length > mostAtOnce) return void (await work.system.run(readChangesNow(connectionId)));
  for (const { entity, qboId } of once) if (entity) await queuePull(connectionId, { entity, qboId }, work);
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
