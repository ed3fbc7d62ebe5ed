import { setTimeout as wait } from "node:timers/promises";
import { types, type Pool } from "pg";
import { openPool } from "#platform/database/db.ts";
import { cutOffAll } from "#platform/database/silence.ts";
import type { Log } from "#platform/log.ts";
import { showSignOfLife, watchAbandonedJobs, type SignOfLife, type WatchDeps } from "./abandoned-jobs.ts";
import { shareListening } from "./share-listening.ts";

/** Shared by all kinds of jobs: one to listen on, and four for statements, which take milliseconds each. */
const connections = 5;

interface QueueDeps extends Pick<WatchDeps, "keyedTasks"> {
  /** Where app_server logs in. */
  serverUrl: string;
  log: Log;
  /** By which other servers see whether this one has their secrets. */
  mark: string;
  /** Called when the database has gone silent. */
  onSilence?: () => void;
}

/** What all kinds of jobs share. */
export interface Queue {
  /** For its statements. */
  pgPool: Pool;
  /** The same for the library. */
  sharedPool: Pool;
  log: Log;
  signOfLife: SignOfLife;
  /** The ids of the jobs that this process is at. */
  running: Set<string>;
  /** Once no job is under way. */
  release: () => Promise<void>;
}

export async function openQueue({ serverUrl, log, keyedTasks, mark, onSilence = () => {} }: QueueDeps): Promise<Queue> {
  traceTo(log);
  const pgPool = openPool(asSystemAlways(serverUrl), { max: connections, log, types }); // The queue's own would be ended too soon.
  const cutOff = () => {
    cutOffAll(pgPool);
    onSilence();
  };
  const signOfLife = await showSignOfLife({ serverUrl, log, mark, onSilence: cutOff }).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  const running = new Set<string>();
  const watch = watchAbandonedJobs({ pgPool, log, keyedTasks, own: { names: signOfLife.names, running } });
  return {
    pgPool,
    sharedPool: shareListening(pgPool),
    log,
    signOfLife,
    running,
    async release() {
      await watch.release();
      await endPool(pgPool);
      await signOfLife.release();
    },
  };
}

/**
 * The queue does not wait until the job it did last is noted as done, and a pool that ends forgets who waits for a
 * connection: the job would stay locked, and be done again.
 */
async function endPool(pgPool: Pool): Promise<void> {
  await untilNoted(pgPool);
  await pgPool.end();
}

export async function untilNoted(pgPool: Pool): Promise<void> {
  while (pgPool.waitingCount > 0) await wait(1);
}

/**
 * Graphile Worker prints the stack of an error by `console.trace`, past its logger, which gets the same error: in the log it is
 * one line.
 */
function traceTo(log: Log): void {
  console.trace = (error: unknown) => log.debug({ err: error }, "a slot of the queue ended");
}

/** The queue's own statements run as the system; app_server by itself may do nothing. */
function asSystemAlways(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.searchParams.set("options", "-c role=app_system");
  return url.href;
}
