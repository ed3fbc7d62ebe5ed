// A host that is lost, a firewall that forgets, a proxy that hangs: such a connection neither answers nor ends, and the
// system would wait for it for minutes or hours. These functions find out sooner and cut it off, so that whoever waits
// gets an error and the next statement goes over a new connection.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ClientBase, Connection, Pool, PoolClient } from "pg";
import { errorCode, messageOf } from "#platform/startup-error.ts";

/** Lets the system itself find the end of a connection that is idle, and keeps firewalls from forgetting it. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Milliseconds beyond a statement's own limit, after which the database must have answered. */
export const answerTime = 2000;

const opened = new WeakMap<Pool, Set<PoolClient>>();

/** Remembers the pool's connections for `cutOffAll`. */
export function trackConnections(pool: Pool): void {
  const clients = new Set<PoolClient>();
  opened.set(pool, clients);
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
}

/** What waits on the connection fails at once; to end it politely would wait for the one who is silent. */
export function cutOff(client: ClientBase): void {
  const { connection } = client as unknown as { connection: Connection }; // Missing from pg's types.
  connection.stream.destroy();
}

/** Every connection that the pool has now; the next statement opens a new one. */
export function cutOffAll(pool: Pool): void {
  for (const client of opened.get(pool) ?? []) cutOff(client);
}

/** Whether a statement failed because nothing was answered in time, so that its connection is of no use. */
export const isSilence = (error: unknown): boolean => messageOf(error) === "Query read timeout";

/** A server that was demoted goes on answering, but takes nothing any more: another one has to be asked. */
export const isDemoted = (error: unknown): boolean => errorCode(error) === "25006";

export interface Watch {
  /** Asks something of the connection; by default `select 1`. */
  ask?: () => Promise<unknown>;
  onSilence: () => void;
  /** Milliseconds between two questions. */
  every?: number;
  /** Milliseconds for an answer. */
  patience?: number;
}

/**
 * Asks from time to time whether somebody still answers on a connection that is otherwise only listened to. When nobody
 * does, it is cut off, so that its `end` comes, and `onSilence` is called. Stops when the connection ends.
 */
export function watch(client: Client, { ask = () => client.query("select 1"), ...times }: Watch): void {
  const { onSilence, every = 5000, patience = 5000 } = times;
  const ended = new AbortController();
  client.once("end", () => ended.abort());
  void askAgainAndAgain();

  async function askAgainAndAgain(): Promise<void> {
    while (await passes(every, ended.signal)) {
      const answered = new AbortController();
      const answer = () => answered.abort();
      ask().then(answer, answer); // A failure of the connection is followed by its end.
      if (!(await passes(patience, AbortSignal.any([ended.signal, answered.signal])))) continue;
      cutOff(client);
      onSilence();
    }
  }
}

const turns = 5;

/**
 * Waits in several turns, so that what arrived while this process was busy counts before its lateness does. Returns false when
 * the signal ends it.
 */
export async function passes(time: number, signal: AbortSignal): Promise<boolean> {
  for (let turn = 0; turn < turns; turn++) {
    await sleep(time / turns, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return false;
  }
  return true;
}
