// One run of the job queue. It ends when the database goes away in the middle of a job: the outcome could not be noted.
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import {
  Logger,
  parseCronItems,
  run,
  type CronItem,
  type LogLevel,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { types, type Pool } from "pg";
import { openPool } from "#platform/database/db.ts";
import type { Log } from "#platform/log.ts";
import { showSignOfLife, type SignOfLife } from "./abandoned-jobs.ts";
import { releaseOnce } from "./release-once.ts";

export interface QueueRunDeps {
  /** Where app_server logs in. */
  serverUrl: string;
  log: Log;
  /** What it works at; other tasks are another run's. */
  taskList: TaskList;
  /** What the clock queues. */
  cronItems?: readonly CronItem[];
  /** How many jobs are done at a time. */
  concurrency?: number;
}

export interface QueueRun {
  /** Settles when it has ended, asked or not. */
  ended: Promise<void>;
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

export async function runQueue({
  serverUrl,
  log,
  taskList,
  cronItems = [],
  concurrency = 2,
}: QueueRunDeps): Promise<QueueRun> {
  const events: WorkerEvents = new EventEmitter();
  const begun = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  const pgPool = releaseOnce(openPool(asSystemAlways(serverUrl), { max: concurrency + 2, log, types })); // The queue's own would be ended too soon.
  try {
    const runner = await run({
      pgPool,
      events,
      concurrency,
      noHandleSignals: true, // The process has a shutdown of its own.
      logger: new Logger((scope) => (level, message) => log[levels[level]](scope, message)),
      taskList,
      parsedCronItems: parseCronItems([...cronItems]),
      // Without these the queue waits for nobody when it notes an outcome, and a failure there would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const ended = runner.promise.catch(() => {}); // Why is in the log already.
    const signOfLife = await showSignOfLife(await begun, { serverUrl, log }).catch(async (error: unknown) => {
      await stop(runner, ended);
      throw error;
    });
    let releasing: Promise<void> | undefined;
    return { ended, release: () => (releasing ??= endRun({ runner, ended, pgPool, signOfLife })) };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

interface Run {
  runner: Runner;
  ended: Promise<void>;
  pgPool: Pool;
  signOfLife: SignOfLife;
}

/**
 * The queue does not wait until the job it did last is noted as done, and a pool that ends forgets who waits for a
 * connection: the job would stay locked, and be done again.
 */
async function endRun({ runner, ended, pgPool, signOfLife }: Run): Promise<void> {
  await stop(runner, ended);
  while (pgPool.waitingCount > 0) await wait(1);
  await pgPool.end();
  await signOfLife.release();
}

async function stop(runner: Runner, ended: Promise<void>): Promise<void> {
  await runner.stop().catch(() => {}); // It may have ended by itself.
  await ended;
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
