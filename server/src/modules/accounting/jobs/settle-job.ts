/** Writes down what became of a job. */
import {
  nextAttemptIn,
  type PassingProblem,
  type QboJobProblem,
  type QboWait,
} from "@boresight/domain/accounting/qbo-problem";
import type { QboError, QboProblem } from "#integrations/quickbooks/qbo-error.ts";
import type { Work } from "#platform/database/events.ts";
import { breakConnection } from "../connection/break-connection.ts";
import type { LaneJob } from "./lane-job.ts";

type Settling = Pick<Work, "system" | "now">;

/** It is done, or there was nothing to do. Earlier failures to do the same are over with it. */
export async function settleDone(job: LaneJob, { system, now }: Settling): Promise<void> {
  await system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set status = 'done', problem = null, detail = '', next_attempt_at = null, finished_at = $2, updated_at = $2
      where id = $1`,
    values: [job.id, now],
  });
  await system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set status = 'skipped', finished_at = $5, updated_at = $5
      where connection_id = $1 and entity = $2 and local_id = $3 and operation = $4 and status = 'failed' and number < $6`,
    values: [job.connectionId, job.entity, job.localId, job.operation, now, job.number],
  });
}

interface Waiting {
  problem: QboWait;
  detail: string;
}

/** It waits for one of our records, and is looked at again after a while even if nobody wakes it. */
export async function settleWaiting(
  job: LaneJob,
  { problem, detail }: Waiting,
  { system, now }: Settling,
): Promise<void> {
  const wait = nextAttemptIn("waiting", 1, 0) ?? 0;
  await system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set status = 'pending', payload = null, payload_hash = null, problem = $2, detail = $3,
        next_attempt_at = $4::timestamptz + make_interval(secs => $5), updated_at = $4
      where id = $1 and not exists (select from app.qbo_jobs o where o.connection_id = qbo_jobs.connection_id
        and o.entity = qbo_jobs.entity and o.local_id = qbo_jobs.local_id and o.operation = qbo_jobs.operation
        and o.status = 'pending' and o.id <> qbo_jobs.id)`,
    values: [job.id, problem, detail.slice(0, 2000), now, wait / 1000],
  });
  // Another job waits to send the same record already: it finds the same obstacle.
  await system.run({
    text: "update app.qbo_jobs set status = 'skipped', finished_at = $2, updated_at = $2 where id = $1 and status = 'sending'",
    values: [job.id, now],
  });
}

/** Settled: the lane goes on. Stopped: the job waits for its next attempt, and so does its lane. */
export type JobOutcome = "settled" | "stopped";

/** What passes by itself is waited out: the job goes out again as it was written. Anything else only a person can help. */
export async function settleProblem(
  job: LaneJob,
  error: QboError,
  { random, work }: { random: number; work: Work },
): Promise<JobOutcome> {
  const { problem } = error;
  if (problem.kind === "subscriptionEnded")
    await breakConnection({ connectionId: job.connectionId, reason: "subscriptionEnded" }, work);
  if (problem.kind === "reconnect" && problem.reason !== "notConnected")
    await breakConnection({ connectionId: job.connectionId, reason: problem.reason }, work);
  const wait = waitAfter(problem, job.attempts, random);
  if (wait === null) {
    await settleFailed(job, error, work);
    return "settled";
  }
  await work.system.run({
    isPrepared: true,
    text: `update app.qbo_jobs set problem = $2, detail = $3, intuit_tid = $4,
        next_attempt_at = $5::timestamptz + make_interval(secs => $6), updated_at = $5
      where id = $1`,
    values: [job.id, problem.kind, error.detail.slice(0, 2000), error.intuitTid?.slice(0, 100), work.now, wait / 1000],
  });
  return "stopped";
}

/** In milliseconds; null: only a person can help. */
function waitAfter(problem: QboProblem, attempts: number, random: number): number | null {
  const usual = passing[problem.kind];
  if (usual === undefined) return null;
  const wait = nextAttemptIn(usual, attempts, random);
  return problem.kind === "throttled" && wait !== null ? (problem.waitMs ?? wait) : wait;
}

/** What passes by itself, and how it is waited out. */
const passing: Partial<Record<QboProblem["kind"], PassingProblem>> = {
  unavailable: "unavailable",
  misconfigured: "misconfigured",
  throttled: "throttled",
  stale: "throttled", // It changes there faster than we read.
  reconnect: "misconfigured", // Goes on when it is connected again; but it may be already.
  subscriptionEnded: "misconfigured",
};

/** What a failure says about itself. */
export interface Failure {
  problem: { kind: QboJobProblem };
  detail: string;
  intuitTid: string | null;
}

/** Nobody tries it again until a person says so. */
export async function settleFailed(job: LaneJob, { problem, detail, intuitTid }: Failure, work: Work): Promise<void> {
  await work.system.run({
    text: `update app.qbo_jobs set status = 'failed', problem = $2, detail = $3, intuit_tid = $4, next_attempt_at = null, updated_at = $5
      where id = $1`,
    values: [job.id, problem.kind, detail.slice(0, 2000), intuitTid?.slice(0, 100) ?? null, work.now],
  });
  const { connectionId, entity, localId, label, id: jobId } = job;
  const payload = { connectionId, entity, localId, label, jobId, problem: problem.kind, detail };
  await work.emit({ type: "qbo.failed", entityId: localId ?? jobId, payload });
}

const mostMistakes = 5;

/** A mistake of our own, or of the database: it is tried again a few times, and then a person is alerted. */
export async function settleMistake(job: LaneJob, error: unknown, work: Work): Promise<void> {
  const detail = error instanceof Error ? error.message : String(error);
  const failure = { problem: { kind: "unexpected" as const }, detail, intuitTid: null };
  if (job.problem === "unexpected" && job.attempts + 1 >= mostMistakes) return settleFailed(job, failure, work);
  await work.system.run({
    text: `update app.qbo_jobs set problem = 'unexpected', detail = $2, attempts = $3,
        next_attempt_at = $4::timestamptz + make_interval(secs => 60), updated_at = $4
      where id = $1`,
    values: [job.id, detail.slice(0, 2000), job.attempts + 1, work.now],
  });
}
