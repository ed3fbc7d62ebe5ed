// A process that is killed leaves the jobs it was at locked, and the queue would let nobody else do them for four hours.
// So every process holds locks in the database for as long as it lives; jobs whose holder has none are free again.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Pool, QueryConfig } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import { watch } from "#platform/database/silence.ts";
import type { Log } from "#platform/log.ts";
import { messageOf } from "#platform/startup-error.ts";

const retryAfter = 1000;

export interface SignOfLife {
  /** Under which this process works at the moment. */
  names: ReadonlySet<string>;
  /** Throws when the database cannot be reached at this moment. */
  add: (name: string) => Promise<void>;
  /** The jobs under this name are anybody's from now on. */
  remove: (name: string) => Promise<void>;
  release: () => Promise<void>;
}

interface Connection {
  client: Client;
  /** Names whose locks it holds or asks for. */
  held: Set<string>;
  /** Its last statement: one follows the other. */
  last: Promise<unknown>;
}

interface SignOfLifeDeps {
  serverUrl: string;
  log: Log;
  /** The name of the connection, which other servers see. */
  mark?: string;
  /** Called when nobody answers any more: other connections to the database are of no use either. */
  onSilence?: () => void;
}

/** Shows the other processes under which names this one works, on a connection of its own. */
export async function showSignOfLife(deps: SignOfLifeDeps): Promise<SignOfLife> {
  const { serverUrl, log, mark = "", onSilence = () => {} } = deps;
  const released = new AbortController();
  const names = new Set<string>();
  let connection: Connection | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function show(): Promise<void> {
    const current = { client: await connectOnce(serverUrl), held: new Set<string>(), last: Promise.resolve() };
    connection = current;
    if (released.signal.aborted) return current.client.end();
    current.client.once("end", showLater);
    await current.client.query(noticeSilence);
    await current.client.query({ text: "select set_config('application_name', $1, false)", values: [mark] });
    for (const name of names) await lock(name, current);
    watch(current.client, { ask: () => inTurn(current, { text: "select 1" }), onSilence });
  }

  function showLater(): void {
    if (released.signal.aborted) return;
    clearTimeout(retry); // A connection that ends while it asks for a lock comes here twice.
    retry = setTimeout(() => {
      show().catch((error: unknown) => {
        log.warn({ reason: messageOf(error) }, "the other processes cannot see that this one works");
        showLater();
      });
    }, retryAfter);
  }

  await show();
  return {
    names,
    async add(name) {
      names.add(name);
      if (connection) await lock(name, connection);
    },
    async remove(name) {
      names.delete(name);
      if (!connection?.held.delete(name)) return;
      await inTurn(connection, { text: unlockName, values: [name] }).catch(() => {}); // It has ended, and its locks with it.
    },
    async release() {
      released.abort();
      clearTimeout(retry);
      await connection?.client.end();
    },
  };
}

async function lock(name: string, connection: Connection): Promise<void> {
  if (connection.held.has(name)) return;
  connection.held.add(name);
  await inTurn(connection, { text: lockName, values: [name] });
}

function inTurn(connection: Connection, statement: QueryConfig): Promise<unknown> {
  const asked = connection.last.then(() => connection.client.query(statement));
  connection.last = asked.catch(() => {});
  return asked;
}

const lockName = "select pg_advisory_lock(hashtextextended($1, 0))";
const unlockName = "select pg_advisory_unlock(hashtextextended($1, 0))";

/** PostgreSQL learns within seconds that a machine is gone, and lets go of its locks. */
const noticeSilence = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 2;
  set tcp_user_timeout = 12000`;

export interface WatchDeps {
  /** Acts as the system. */
  pgPool: Pool;
  log: Log;
  /** Under which this process works, and the ids of the jobs that it is at. */
  own?: { names: ReadonlySet<string>; running: ReadonlySet<string> };
  /** Tasks that are always queued with a key. */
  keyedTasks: readonly string[];
  /** Milliseconds between two looks. */
  every?: number;
}

const nobody = { names: new Set<string>(), running: new Set<string>() };

/** So many looks in a row must miss a process: it may have lost its connection for a moment, or have just begun. */
const looks = 4;

/** Frees the jobs of processes that are gone, beside the queue: no slot is needed for it. */
export function watchAbandonedJobs({ pgPool, log, own = nobody, keyedTasks, every = 5000 }: WatchDeps): {
  release: () => Promise<void>;
} {
  const released = new AbortController();
  const missed = new Map<string, number>();

  async function look(): Promise<void> {
    const absent = await findAbsent(pgPool);
    for (const name of missed.keys()) if (!absent.includes(name)) missed.delete(name);
    for (const name of absent) missed.set(name, (missed.get(name) ?? 0) + 1);
    const gone = absent.filter((name) => (missed.get(name) ?? 0) >= looks);
    if (gone.length > 0) await freeJobsOf(gone, pgPool);
    await freeForgotten({ names: [...own.names], running: [...own.running] }, pgPool);
    await pgPool.query({ text: removeReplaced, values: [keyedTasks] });
  }

  async function lookAgainAndAgain(): Promise<void> {
    while (!released.signal.aborted) {
      await look().catch((error: unknown) => log.warn({ reason: messageOf(error) }, "abandoned jobs cannot be seen"));
      await sleep(every, undefined, { signal: released.signal, ref: false }).catch(() => {});
    }
  }

  const watching = lookAgainAndAgain();
  return {
    async release() {
      released.abort();
      await watching;
    },
  };
}

/** Returns the names under which jobs are locked although nobody shows a sign of life. */
export async function findAbsent(pgPool: Pool): Promise<string[]> {
  const { rows } = await pgPool.query<{ name: string }>(absentHolders);
  return rows.map(({ name }) => name);
}

export async function freeJobsOf(names: readonly string[], pgPool: Pool): Promise<void> {
  await pgPool.query({ text: "select graphile_worker.force_unlock_workers($1::text[])", values: [names] });
}

/**
 * When the database dies in the middle of a job, its outcome is not noted: it stays locked by one who lives and is not at it any
 * more. The half minute is for one that has just ended, or is about to begin.
 */
export async function freeForgotten(own: { names: string[]; running: string[] }, pgPool: Pool): Promise<void> {
  await pgPool.query({ text: forgottenJobs, values: [own.names, own.running] });
}

const forgottenJobs = `
  with freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = any ($1) and not id = any ($2::bigint[]) and locked_at < now() - interval '30 seconds'
    returning job_queue_id)
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  from freed where q.id = freed.job_queue_id and q.locked_by = any ($1)`;

const absentHolders = `
  with holders as (
    select locked_by as name from graphile_worker._private_jobs where locked_at is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_at is not null
  )
  select name from holders where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;

/**
 * A job that is queued again while it runs loses its key and its attempts to the new one. When its process is killed or it
 * fails then, it would stay as one that has failed, although the new one does the work.
 */
const removeReplaced = `
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and j.key is null and j.locked_at is null and j.attempts >= j.max_attempts
    and (t.identifier = any ($1) or (j.last_error is null and j.max_attempts > 1))`;
