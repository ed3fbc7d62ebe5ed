// Slots for one kind of job. A run of them ends when the database goes away in the middle of a job: the outcome could not be
// noted.
import { EventEmitter } from "node:events";
import {
  Logger,
  parseCronItems,
  run,
  type CronItem,
  type LogLevel,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Log } from "#platform/log.ts";
import { untilNoted, type Queue } from "./open-queue.ts";

export interface Slots {
  queue: Queue;
  taskList: TaskList;
  /** How many jobs are done at a time. */
  atOnce: number;
  /** What the clock queues. */
  cronItems?: readonly CronItem[];
  /** Milliseconds between two looks for jobs whose time has come; of others it is told. */
  every?: number;
}

export interface SlotsRun {
  /** Settles when it has ended, asked or not. */
  ended: Promise<void>;
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

export async function runSlots({ queue, taskList, atOnce, cronItems = [], every = 2000 }: Slots): Promise<SlotsRun> {
  const { pgPool, sharedPool, log, signOfLife } = queue;
  const events: WorkerEvents = new EventEmitter();
  const begun = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  const runner = await run({
    pgPool: sharedPool,
    events,
    concurrency: atOnce,
    pollInterval: every,
    noHandleSignals: true, // The process has a shutdown of its own.
    logger: new Logger((scope) => (level, message) => log[levels[level]](scope, message)),
    taskList,
    parsedCronItems: parseCronItems([...cronItems]),
    // Without these the queue waits for nobody when it notes an outcome, and a failure there would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = runner.promise.catch(() => {}); // Why is in the log already.
  const name = await begun;
  const release = async () => {
    await runner.stop().catch(() => {}); // It may have ended by itself.
    await ended;
    await untilNoted(pgPool);
    await signOfLife.remove(name);
  };
  try {
    await signOfLife.add(name);
  } catch (error) {
    await release();
    throw error;
  }
  let releasing: Promise<void> | undefined;
  return { ended, release: () => (releasing ??= release()) };
}

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const satisfies Record<
  LogLevel,
  keyof Log
>;
