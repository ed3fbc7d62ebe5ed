import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";
import { readPayload, type LaneJob, type SendingJob } from "./jobs/lane-job.ts";
import { mappingColumns, type QboMapping } from "./connection/mapping.ts";
import { planPush } from "./push/send/plan-push.ts";
import { freezeJob } from "./jobs/freeze-job.ts";
import { settleDone, settleWaiting } from "./jobs/settle-job.ts";
import type { Lane } from "./jobs/lanes.ts";

/** Jobs up to here were looked at in this round and wait. */
export interface LanePlace {
  rank: number;
  number: string;
}

export const laneStart: LanePlace = { rank: -1, number: "0" };

export type ClaimedStep =
  /** Nothing can be done now; look again after so many milliseconds, or when somebody wakes the lane. */
  | { is: "resting"; forMs: number | null }
  /** Done without a call, or it waits: look at what follows. */
  | { is: "next"; after: LanePlace }
  | ({ is: "sending" } & SendingJob)
  | { is: "pulling"; job: LaneJob; mapping: QboMapping };

/** What a job is to send could not be found out. */
export class UnplannableJob extends Error {
  override readonly name = "UnplannableJob";
  readonly job: LaneJob;

  constructor(job: LaneJob, cause: unknown) {
    super(`accounting job ${job.id} cannot be planned`, { cause });
    this.job = job;
  }
}

interface Claiming extends Lane {
  after: LanePlace;
  environment: QboEnvironment;
}

/** Takes the first job of a lane whose turn it is, in the order of the lane; what it sends is written down with that. */
export async function claimNext({ after, environment, ...lane }: Claiming, work: Work): Promise<ClaimedStep> {
  const { system } = work;
  const mapping = await system.maybe<QboMapping>({
    isPrepared: true,
    text: `select ${mappingColumns} from app.qbo_connections where id = $1 and environment = $2 and status = 'connected'`,
    values: [lane.connectionId, environment],
  });
  if (!mapping) return { is: "resting", forMs: null };
  const job = await firstJob(lane, { after, mapping, work });
  if (!job) return { is: "resting", forMs: await nextDue(lane, work) };
  if (job.dueIn > 0) return { is: "resting", forMs: job.dueIn };
  if (job.operation === "pull") return { is: "pulling", job: await countAttempt(job, work), mapping };
  if (job.status === "sending") {
    const payload = readPayload(job.payload);
    return { is: "sending", job: await countAttempt(job, work), mapping, payload, isRepeat: true };
  }
  return claimPending(job, mapping, work);
}

async function claimPending(job: LaneJob, mapping: QboMapping, work: Work): Promise<ClaimedStep> {
  const plan = await planPush(job, mapping, work).catch((error: unknown) => {
    throw new UnplannableJob(job, error);
  });
  const after = { rank: job.rank, number: job.number };
  if (plan.is === "customerFirst") return { is: "next", after: laneStart };
  if (plan.is === "sending") {
    const { payload } = plan;
    return { is: "sending", job: await freezeJob(job, payload, work), mapping, payload, isRepeat: false };
  }
  if (plan.is === "waiting") {
    await settleWaiting(job, plan, work);
    return plan.problem === "waitsForItem" ? { is: "resting", forMs: null } : { is: "next", after };
  }
  await settleDone(job, work);
  await stillAgreed(job, work);
  return { is: "next", after };
}

/** Nothing was to be changed: both sides say the same today. */
const stillAgreed = ({ connectionId, entity, localId }: LaneJob, { system, now }: Work) =>
  system.run({
    isPrepared: true,
    text: "update app.qbo_links set synced_at = $4 where connection_id = $1 and entity = $2 and local_id = $3",
    values: [connectionId, entity, localId, now],
  });

/** Customers come before what is theirs. */
const rank = "(case when entity = 'Customer' and operation <> 'pull' then 0 else 1 end)";

/** None of our work is done while a person has not started it. */
const eligible = `connection_id = $1 and lane = $2 and status in ('pending', 'sending') and ($3 or operation = 'pull')`;

/** Who waits lets others pass, except for items on their way: they are about to be there. */
const isPassed = "problem like 'waitsFor%' and problem <> 'waitsForItem' and next_attempt_at > $4::timestamptz";

interface Looking {
  after: LanePlace;
  mapping: QboMapping;
  work: Work;
}

const firstJob = (
  { connectionId, lane }: Lane,
  { after, mapping, work: { system, now } }: Looking,
): Promise<LaneJob | undefined> =>
  system.maybe<LaneJob>({
    isPrepared: true,
    text: `select id, connection_id, lane, entity, local_id, qbo_id, operation, label, customer_id, status, payload, payload_number,
        attempts, problem, created_at, number::text, ${rank} as rank,
        coalesce(extract(epoch from next_attempt_at - $4::timestamptz) * 1000, 0)::float8 as due_in
      from app.qbo_jobs
      where ${eligible} and (${rank}, number) > ($5::integer, $6::bigint) and (${isPassed}) is not true
      order by ${rank}, qbo_jobs.number limit 1 for update`, // Not by the text of it that is read.
    values: [connectionId, lane, mapping.isSending, now, after.rank, after.number],
  });

/** In how many milliseconds something of a lane is due that is not due yet. */
export async function nextDue(
  { connectionId, lane }: Lane,
  { system, now }: Pick<Work, "system" | "now">,
): Promise<number | null> {
  const { dueIn } = await system.one<{ dueIn: number | null }>({
    isPrepared: true,
    text: `select (extract(epoch from min(next_attempt_at) - $3::timestamptz) * 1000)::float8 as due_in from app.qbo_jobs
      where connection_id = $1 and lane = $2 and status in ('pending', 'sending') and next_attempt_at > $3`,
    values: [connectionId, lane, now],
  });
  return dueIn;
}

async function countAttempt(job: LaneJob, { system, now }: Work): Promise<LaneJob> {
  await system.run({
    isPrepared: true,
    text: "update app.qbo_jobs set attempts = attempts + 1, updated_at = $2 where id = $1",
    values: [job.id, now],
  });
  return { ...job, attempts: job.attempts + 1 };
}
