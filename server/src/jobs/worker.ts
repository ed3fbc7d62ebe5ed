// Works through the jobs that were queued in the transactions of the changes they belong to, and those of the clock.
import { Logger, parseCronItems, run, type LogLevel } from "graphile-worker";
import type { Pool } from "pg";
import { openFileParts } from "#modules/files/file-parts.ts";
import { createDelivery } from "#modules/messages/deliver-message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { deliverMessageJob } from "./deliver-message.ts";
import { hashContentJob } from "./hash-content.ts";
import { removeExpiredProofsJob } from "./remove-expired-proofs.ts";
import { repairFilesJob } from "./repair-files.ts";

export interface WorkerParts {
  config: Pick<Config, "dataDir" | "files" | "mail" | "twilio">;
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
  const fileParts = { ...parts, log, ...openFileParts({ config, log }) };
  const runner = await run({
    connectionString: asSystemAlways(serverUrl),
    maxPoolSize: 4,
    concurrency: 2,
    noHandleSignals: true, // The process has a shutdown of its own.
    logger: new Logger((scope) => (level, message) => log[levels[level]](scope, message)),
    taskList: {
      "deliver-message": deliverMessageJob({ ...parts, delivery: createDelivery(config) }),
      "hash-content": hashContentJob(fileParts),
      "remove-expired-proofs": removeExpiredProofsJob(parts),
      "repair-files": repairFilesJob(fileParts),
    },
    parsedCronItems: parseCronItems([
      { task: "remove-expired-proofs", match: "7 * * * *" },
      { task: "repair-files", match: "37 3 * * *" },
    ]),
  });

  return { release: () => runner.stop() };
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
