import type { Work } from "#platform/database/events.ts";
import { payloadHash, type FrozenPayload, type LaneJob } from "./lane-job.ts";
import { laneOf, wakeLane } from "./lanes.ts";

/** Writes down what a job sends, before it is sent. Returns the job as it is then. */
export async function freezeJob(
  job: LaneJob,
  payload: FrozenPayload,
  { system, now }: Pick<Work, "system" | "now">,
): Promise<LaneJob> {
  const frozen = await system.one<Pick<LaneJob, "payloadNumber" | "attempts">>({
    isPrepared: true,
    text: `update app.qbo_jobs set status = 'sending', payload = $2, payload_hash = $3, payload_number = payload_number + 1,
        attempts = attempts + 1, next_attempt_at = null, problem = null, detail = '', updated_at = $4
      where id = $1 returning payload_number, attempts`,
    values: [job.id, JSON.stringify(payload), payloadHash(payload), now],
  });
  return { ...job, ...frozen, status: "sending" };
}

type FrozenJob = Pick<LaneJob, "connectionId" | "customerId" | "entity" | "label"> & { localId: string };

/** Queues a change that is written out already. */
export async function queueFrozen(
  { connectionId, entity, localId, label, customerId }: FrozenJob,
  payload: FrozenPayload,
  { system, now }: Pick<Work, "now" | "system">,
): Promise<void> {
  const lane = laneOf({ entity, customerId });
  await system.run({
    text: `insert into app.qbo_jobs
        (connection_id, lane, entity, local_id, operation, label, customer_id, status, payload, payload_hash, payload_number, created_at, updated_at)
      values ($1, $2, $3, $4, 'push', $5, $6, 'sending', $7, $8, 1, $9, $9)`, // What replaces it goes out under a request id of its own.
    values: [
      connectionId,
      lane,
      entity,
      localId,
      label,
      customerId,
      JSON.stringify(payload),
      payloadHash(payload),
      now,
    ],
  });
  await system.run(wakeLane({ connectionId, lane }));
}
