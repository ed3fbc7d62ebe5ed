import { qboOverviewSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Transaction } from "#platform/database/transaction.ts";

interface EntityOverview {
  entity: QboEntityName;
  /** Records that are there. */
  synced: number;
  /** Jobs that wait or are under way. */
  pending: number;
  failed: number;
  /** Jobs that wait for a person's yes. */
  unconfirmed: number;
  conflicts: number;
  lastSyncedAt: Date | null;
}

/** For admins: how far each kind of record is, of the shop's connection or of another. */
export async function readQboOverview(
  asked: unknown,
  { caller, system }: Transaction,
): Promise<readonly EntityOverview[]> {
  if (caller.role !== "admin") throw fail("permission-error");
  const { connectionId } = parseInput(qboOverviewSchema, asked);
  return system.rows<EntityOverview>({
    text: `with chosen as (
        select id from app.qbo_connections
        where case when $1::uuid is null then status in ('connected', 'broken') else id = $1 end limit 1
      ),
      counted as (
        select entity, count(*) filter (where status in ('pending', 'sending'))::integer as pending,
          count(*) filter (where status = 'failed')::integer as failed,
          count(*) filter (where status = 'unconfirmed')::integer as unconfirmed
        from app.qbo_jobs where connection_id = (select id from chosen) and status not in ('done', 'skipped') group by entity
      ),
      linked as (
        select entity, count(*)::integer as synced, max(synced_at) as last_synced_at
        from app.qbo_links where connection_id = (select id from chosen) group by entity
      ),
      disputed as (
        select entity, count(*)::integer as conflicts
        from app.qbo_conflicts where connection_id = (select id from chosen) and status = 'open' group by entity
      )
      select e.entity, coalesce(synced, 0) as synced, coalesce(pending, 0) as pending, coalesce(failed, 0) as failed,
        coalesce(unconfirmed, 0) as unconfirmed, coalesce(conflicts, 0) as conflicts, last_synced_at
      from unnest('{Customer,Item,Estimate,Invoice,Payment}'::text[]) with ordinality as e (entity, place)
        left join counted using (entity) left join linked using (entity) left join disputed using (entity)
      where exists (select from chosen)
      order by place`,
    values: [connectionId ?? null],
  });
}
