import type { Work } from "#platform/database/events.ts";
import { payloadHash, type FrozenPayload } from "./frozen-payload.ts";
import type { LaneJob } from "./lane-job.ts";

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
