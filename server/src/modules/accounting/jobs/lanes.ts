/** The names of the lanes. Jobs of one lane are done one at a time and in order. */
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { QboJobProblem } from "@boresight/domain/accounting/qbo-problem";
import type { Rights, Statement } from "#platform/database/transaction.ts";

/** What is sold is every customer's. */
export const catalogLane = "catalog";

/** What was reported from there, until it is known whose it is. */
const unknownLane = "pull";

export const customerLane = (customerId: string): string => `customer:${customerId}`;

export function laneOf({ entity, customerId }: { entity: QboEntityName; customerId: string | null }): string {
  if (entity === "Item") return catalogLane;
  return customerId === null ? unknownLane : customerLane(customerId);
}

/** The same in SQL, of our own records: items, and what is a customer's. */
export const ownLane = (entity: string, customerId: string): string =>
  `case when ${entity} = 'Item' then '${catalogLane}' else '${customerLane("")}' || ${customerId} end`;

export interface Lane {
  connectionId: string;
  lane: string;
}

/** Of one lane there is one job, and one worker at a time: the queue's own queues see to that, over all servers. */
const addJob = `graphile_worker.add_job('sync-qbo', json_build_object('connectionId', $1::uuid, 'lane', lane),
  queue_name => 'qbo:' || $1 || ':' || lane, job_key => 'qbo:' || $1 || ':' || lane, max_attempts => 3`;

/** Has a worker look after a lane, now or after a while. */
export const wakeLane = ({ connectionId, lane }: Lane, inMilliseconds = 0): Statement => ({
  isPrepared: true,
  text: `select ${addJob}, run_at => now() + make_interval(secs => $3)) from (values ($2::text)) as one (lane)`,
  values: [connectionId, lane, inMilliseconds / 1000],
});

/** The same for every lane in which something is to be done. */
export const wakeAllLanes = (connectionId: string): Statement => ({
  text: `select ${addJob}) from (select distinct lane from app.qbo_jobs
    where connection_id = $1 and status in ('pending', 'sending')) waiting`,
  values: [connectionId],
});

interface Waiting {
  connectionId: string;
  problems: readonly QboJobProblem[];
}

/** What waited for something that is there now is looked at again. */
export async function wakeWaiting({ connectionId, problems }: Waiting, system: Rights): Promise<void> {
  await system.run({
    text: `with woken as (
        update app.qbo_jobs set next_attempt_at = null
        where connection_id = $1 and status = 'pending' and problem = any ($2) returning lane
      )
      select ${addJob}) from (select distinct lane from woken) waiting`,
    values: [connectionId, problems],
  });
}
