import type { Statement } from "#platform/database/transaction.ts";

export interface Lane {
  connectionId: string;
  lane: string;
}

/**
 * Has a worker look after a lane, now or after a while. Of one lane there is one job, and one worker at a time: the
 * queue's own queues see to that, over all servers.
 */
export const wakeLane = ({ connectionId, lane }: Lane, inMilliseconds = 0): Statement => ({
  isPrepared: true,
  text: `select graphile_worker.add_job('sync-qbo', json_build_object('connectionId', $1::uuid, 'lane', $2::text),
    queue_name => 'qbo:' || $1 || ':' || $2, job_key => 'qbo:' || $1 || ':' || $2,
    run_at => now() + make_interval(secs => $3), max_attempts => 3)`,
  values: [connectionId, lane, inMilliseconds / 1000],
});
