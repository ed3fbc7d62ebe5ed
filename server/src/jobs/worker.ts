// Works through the jobs that were queued in the transactions of the changes they belong to, and those of the clock.
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, parseCronItems, run, type LogLevel, type WorkerEvents } from "graphile-worker";
import { types, type Pool } from "pg";
import { openFileParts } from "#modules/files/file-parts.ts";
import { createDelivery } from "#modules/messages/deliver-message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { openPool } from "#platform/db.ts";
import type { Log } from "#platform/log.ts";
import { freeAbandonedJobsJob, showSignOfLife } from "./abandoned-jobs.ts";
import { deliverMessageJob } from "./deliver-message.ts";
import { hashContentJob } from "./hash-content.ts";
import { markNoShowsJob } from "./mark-no-shows.ts";
import { readRepairOrderJob } from "./read-repair-order.ts";
import { releaseHoldsJob } from "./release-holds.ts";
import { raiseDueAlertsJob } from "./raise-due-alerts.ts";
import { removeExpiredProofsJob } from "./remove-expired-proofs.ts";
import { removeOldDraftsJob } from "./remove-old-drafts.ts";
import { repairFilesJob } from "./repair-files.ts";
import { sendOrderMailJob } from "./send-order-mail.ts";

export interface WorkerParts {
  config: Pick<Config, "brandName" | "clientUrl" | "dataDir" | "files" | "mail" | "twilio">;
  /** Where app_server logs in. */
  serverUrl: string;
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  log: Log;
}

export interface Worker {
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

export async function startWorker({ config, serverUrl, log, ...parts }: WorkerParts): Promise<Worker> {
  const delivery = createDelivery(config);
  const events: WorkerEvents = new EventEmitter();
  const begun = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  const pgPool = openPool(asSystemAlways(serverUrl), { max: 4, log, types }); // The queue's own would be ended too soon.
  const fileParts = { ...parts, log, ...openFileParts({ config, log }) };
  const runner = await run({
    pgPool,
    events,
    concurrency: 2,
    noHandleSignals: true, // The process has a shutdown of its own.
    logger: new Logger((scope) => (level, message) => log[levels[level]](scope, message)),
    taskList: {
      "deliver-message": deliverMessageJob({ ...parts, delivery }),
      "free-abandoned-jobs": freeAbandonedJobsJob(parts),
      "hash-content": hashContentJob(fileParts),
      "mark-no-shows": markNoShowsJob(parts),
      "read-repair-order": readRepairOrderJob(fileParts),
      "release-holds": releaseHoldsJob(parts),
      "raise-due-alerts": raiseDueAlertsJob(parts),
      "remove-expired-proofs": removeExpiredProofsJob(parts),
      "remove-old-drafts": removeOldDraftsJob(parts),
      "repair-files": repairFilesJob(fileParts),
      "send-order-mail": sendOrderMailJob({ ...parts, config, delivery }),
    },
    parsedCronItems: parseCronItems([
      { task: "free-abandoned-jobs", match: "* * * * *" },
      { task: "release-holds", match: "* * * * *" },
      { task: "mark-no-shows", match: "*/5 * * * *" },
      { task: "raise-due-alerts", match: "*/5 * * * *" },
      { task: "remove-expired-proofs", match: "7 * * * *" },
      { task: "remove-old-drafts", match: "17 3 * * *" },
      { task: "repair-files", match: "37 3 * * *" },
    ]),
  });

  const signOfLife = await showSignOfLife(await begun, { serverUrl, log });

  return {
    async release() {
      await runner.stop();
      await endWhenAnswered(pgPool);
      await signOfLife.release();
    },
  };
}

/**
 * The queue does not wait until the job it did last is noted as done, and a pool that ends forgets who waits for a
 * connection: the job would stay locked, and be done again.
 */
async function endWhenAnswered(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0) await wait(1);
  await pool.end();
}

/** The queue's own statements run as the system; app_server by itself may do nothing. */
function asSystemAlways(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.searchParams.set("options", "-c role=app_system");
  return url.href;
}

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const satisfies Record<
  LogLevel,
  keyof Log
>;
