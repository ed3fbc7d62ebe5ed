import type { Task } from "graphile-worker";
import { z } from "zod";
import { runLane } from "#modules/accounting/jobs/run-lane.ts";
import type { SyncDeps } from "#modules/accounting/jobs/sync-deps.ts";

const payloadSchema = z.object({ connectionId: z.uuid(), lane: z.string() });

export const syncQboJob =
  (deps: SyncDeps): Task =>
  (payload, { abortSignal, job }) =>
    runLane(payloadSchema.parse(payload), {
      ...deps,
      isStopping: () => abortSignal.aborted,
      isRepeat: job.attempts > 1,
    });
