import { performance } from "node:perf_hooks";
import type { Pool } from "pg";
import { replicaLag } from "#platform/metrics/metrics.ts";
import type { Log } from "#platform/log.ts";
import type { ReadSettings } from "#platform/settings/database-settings.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";
import { openPool, type PoolOptions } from "../db.ts";
import { cutOffAll, passes } from "../silence.ts";
import { lookAtPrimary, lookAtReplica, misfit } from "./look.ts";
import { createPositions } from "./positions.ts";
import { addReplica, type ReplicaProblem, type ReplicaState } from "../replicas.ts";

interface ReplicaDeps {
  settings: ReadSettings;
  /** Whose user logs in at the replica too, whatever user its own URL names. */
  serverUrl: string;
  /** Of requests. */
  primary: Pool;
  /** Connections to the replica. */
  max: number;
  /** Milliseconds. */
  statementTimeout: number;
  log: Log;
  /** Milliseconds between two looks. */
  every?: number;
}

/** In milliseconds: nobody waits longer for a replica that does not answer. */
const patience = 1000;

/**
 * Opens the replica of the database, and looks at it from time to time; while it is of no use the primary is asked instead. Throws a
 * StartupError when the URL leads to another database. Returns the function that closes it.
 */
export async function openReplica(deps: ReplicaDeps): Promise<() => Promise<void>> {
  const { settings, primary, serverUrl, every = patience } = deps;
  const url = withLoginOf(serverUrl, settings.url);
  const pool = openPool(url, { ...throughAnything(deps), max: deps.max, busyAfter: patience });
  const looking = openPool(url, { ...throughAnything(deps), max: 1 });
  const watch = createWatch(deps, { looking, pool });
  const stopped = new AbortController();
  const remove = addReplica(primary, { pool, mostLag: settings.mostLag, ...watch });
  let looks: Promise<void> | undefined;
  const release = async () => {
    stopped.abort();
    remove();
    await looks;
    await Promise.all([pool.end(), looking.end()]);
  };
  try {
    await requireReplica(watch.look, url);
  } catch (error) {
    await release();
    throw error;
  }
  looks = keepLooking();
  return release;

  async function keepLooking(): Promise<void> {
    while (await passes(every, stopped.signal)) await watch.look();
  }
}

/** A pooler may stand before it: nothing is set for a connection, and no statement has a name. */
const throughAnything = ({ log, statementTimeout }: ReplicaDeps): PoolOptions => ({
  log,
  statementTimeout,
  connectionTimeout: patience,
  pooler: { prepares: false },
});

function withLoginOf(serverUrl: string, readUrl: string): string {
  const { username, password } = new URL(serverUrl);
  return Object.assign(new URL(readUrl), { username, password }).href;
}

/** Returns what is wrong with it, or null. */
type Look = () => Promise<Failure | null>;

interface Failure {
  problem: ReplicaProblem;
  error?: unknown;
}

function createWatch({ primary, settings, log }: ReplicaDeps, { looking, pool }: { looking: Pool; pool: Pool }) {
  const mostLag = settings.mostLag * 1000;
  const positions = createPositions(mostLag);
  let replayed: string | null = null;
  let state: ReplicaState = { lagSeconds: null, problem: null };
  let isSuspect = true;

  async function find(): Promise<Failure | null> {
    const here = await inTime(lookAtPrimary(primary));
    positions.add({ at: performance.now(), position: here.position });
    let there;
    try {
      there = await inTime(lookAtReplica(looking));
    } catch (error) {
      for (const each of [looking, pool]) cutOffAll(each); // Whoever waits for it is called at once.
      noteLag();
      return { problem: "away", error };
    }
    const problem = misfit(there, here);
    if (problem) return { problem };
    replayed = there.position;
    const lag = noteLag(there.age);
    return lag === null || lag > mostLag ? { problem: "behind" } : null;
  }

  /** Returns milliseconds; null while it is not known. */
  function noteLag(age: number | null = null): number | null {
    const lag = replayed === null ? null : positions.lag(replayed, performance.now());
    const lagSeconds = lag === null ? age : lag / 1000;
    state = { ...state, lagSeconds };
    if (lagSeconds !== null) replicaLag.set(lagSeconds);
    return lag;
  }

  const look: Look = async () => {
    // When the primary does not answer, whoever needs it finds out.
    const failure: Failure | null = await find().catch(() => state.problem && { problem: state.problem });
    const problem = failure?.problem ?? null;
    if (problem !== state.problem) logChange(problem, failure?.error);
    state = { ...state, problem };
    isSuspect = false;
    return failure;
  };

  function logChange(problem: ReplicaProblem | null, error: unknown): void {
    if (!problem) return log.warn("reports are read at the replica again");
    const reason = error === undefined ? {} : { reason: messageOf(error) };
    log.warn({ problem, ...reason }, "reports are read at the primary, because the replica is of no use");
  }

  return {
    look,
    floor: () => (state.problem === null && !isSuspect ? positions.floor(performance.now()) : null),
    suspect: () => void (isSuspect = true),
    state: () => state,
  };
}

/** Throws when the answer does not come in time. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController();
  const silence = passes(patience, answered.signal).then((late) => {
    if (late) throw new Error("it does not answer");
    return answer;
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    answered.abort();
    silence.catch(() => {});
  }
}

/** PostgreSQL knows no such login, or no such database. */
const strange: ReadonlySet<string> = new Set(["28P01", "28000", "3D000", "42501"]);
/** What was made a moment ago may not have arrived there. */
const mostLooks = 20;

async function requireReplica(look: Look, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  for (let looks = 1; ; looks++) {
    const failure = await look();
    if (failure?.problem === "otherDatabase")
      throw new StartupError(
        `DATABASE_READ_URL leads to another database (${host}${pathname}) than DATABASE_URL: name a replica of that one, or leave it out.`,
      );
    if (!strange.has(errorCode(failure?.error) ?? "")) return;
    if (looks === mostLooks)
      throw new StartupError(
        `PostgreSQL at ${host} (DATABASE_READ_URL) does not know this server's login or database (${messageOf(failure?.error)}): name a replica of the database in DATABASE_URL, or leave it out.`,
      );
    await passes(100, new AbortController().signal);
  }
}
