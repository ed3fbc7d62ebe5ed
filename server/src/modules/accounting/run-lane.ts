import { itemWaits } from "@boresight/domain/accounting/qbo-problem";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { pullRecord } from "./pull/pull-record.ts";
import { sendJob } from "./push/send/send-job.ts";
import { claimNext, laneStart, nextDue, UnplannableJob, type ClaimedStep, type LanePlace } from "./claim-job.ts";
import type { LaneJob } from "./jobs/lane-job.ts";
import { catalogLane, wakeLane, wakeWaiting, type Lane } from "./jobs/lanes.ts";
import { settleMistake, settleProblem, type JobOutcome } from "./jobs/settle-job.ts";
import type { SyncDeps } from "./jobs/sync-deps.ts";

/** Then others of the queue have their turn, and the lane goes on after them. */
const mostSteps = 200;

interface LaneDeps extends SyncDeps {
  isStopping: () => boolean;
  /** An earlier run ended in the middle: what it settled may not have been reported to those who wait. */
  isRepeat?: boolean;
}

/** Does the jobs of a lane one after the other, until nothing can be done; what waits is looked at when it is due. */
export async function runLane(lane: Lane, { isRepeat = false, ...deps }: LaneDeps): Promise<void> {
  let after = laneStart;
  let restMs: number | null = 0;
  let hasSettled = isRepeat;
  for (let step = 0; step < mostSteps && !deps.isStopping(); step++) {
    const claimed = await claim({ ...lane, after }, deps);
    if (claimed.is === "next") after = claimed.after;
    const outcome = claimed.is === "sending" || claimed.is === "pulling" ? await perform(claimed, deps) : null;
    hasSettled ||= claimed.is === "next" || outcome === "settled";
    if (claimed.is === "resting" || outcome === "stopped") {
      restMs = claimed.is === "resting" ? claimed.forMs : await asSystem(deps, (_system, work) => nextDue(lane, work));
      break;
    }
  }
  await asSystem(deps, async (system) => {
    if (lane.lane === catalogLane && hasSettled) await wakeWaiting({ ...lane, problems: itemWaits }, system);
    if (restMs !== null) await system.run(wakeLane(lane, restMs));
  });
}

async function claim(at: Lane & { after: LanePlace }, deps: SyncDeps): Promise<ClaimedStep> {
  try {
    return await asSystem(deps, (_system, work) => claimNext({ ...at, environment: deps.books.environment }, work));
  } catch (error) {
    if (error instanceof UnplannableJob) await noteMistake(error.job, error.cause, deps);
    throw error; // The queue logs it, and the clock wakes the lane again.
  }
}

const noteMistake = (job: LaneJob, error: unknown, deps: SyncDeps) =>
  asSystem(deps, (_system, work) => settleMistake(job, error, work));

function perform(claimed: Extract<ClaimedStep, { is: "sending" | "pulling" }>, deps: SyncDeps): Promise<JobOutcome> {
  const { id } = claimed.job;
  return deps.books.forJob(id, async () => {
    try {
      return await (claimed.is === "sending" ? sendJob(claimed, deps) : pull(claimed, deps));
    } catch (error) {
      await noteMistake(claimed.job, error, deps);
      throw error;
    }
  });
}

async function pull({ job, mapping }: Extract<ClaimedStep, { is: "pulling" }>, deps: SyncDeps): Promise<JobOutcome> {
  try {
    await pullRecord(job, { ...deps, company: deps.books.client.company(mapping.realmId) });
    return "settled";
  } catch (error) {
    if (!(error instanceof QboError)) throw error;
    return asSystem(deps, (_system, work) => settleProblem(job, error, { random: deps.random(), work }));
  }
}
