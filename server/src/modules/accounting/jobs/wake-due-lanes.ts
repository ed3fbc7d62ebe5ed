import type { Work } from "#platform/database/events.ts";

/**
 * Wakes every lane in which something is due and that nobody is about to look after: its time has come, its worker was
 * killed, or its company is connected again.
 */
export async function wakeDueLanes({ system, now }: Pick<Work, "system" | "now">): Promise<void> {
  await system.run({
    text: `with due as (
        select distinct j.connection_id, j.lane, 'qbo:' || j.connection_id || ':' || j.lane as key
        from app.qbo_jobs j join app.qbo_connections c on c.id = j.connection_id and c.status = 'connected'
        where j.status in ('pending', 'sending') and (j.next_attempt_at is null or j.next_attempt_at <= $1)
          and (c.is_sending or j.operation = 'pull')
          and not exists (select from app.qbo_jobs h where h.connection_id = j.connection_id and h.lane = j.lane
            and h.status = 'sending' and h.next_attempt_at > $1)
      )
      select graphile_worker.add_job('sync-qbo', json_build_object('connectionId', connection_id, 'lane', lane), queue_name => key,
        job_key => key, max_attempts => 3)
      from due
      where not exists (
        select from graphile_worker._private_jobs g
        where g.key = due.key and g.attempts < g.max_attempts and g.run_at < now() + interval '1 minute')`,
    values: [now],
  });
}
