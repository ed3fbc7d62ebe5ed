// Whoever needs a connection gets one, or learns soon that there is none: a request that waits behind a database that
// hangs would hold its caller, its memory and its socket for nothing.
import { callbackify } from "node:util";
import { BoresightError } from "@boresight/domain/base/errors";
import type { Pool, PoolClient } from "pg";
import type { Log } from "#platform/log.ts";
import { errorCode, messageOf } from "#platform/startup-error.ts";
import { unavailable } from "./unavailable.ts";

type Done = (reason?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

const tooManyConnections = "53300";
/** Milliseconds for which a pool keeps to the connections it has, after the database refused another. */
const contentFor = 30_000;

const patientUntil = new WeakMap<Pool, number>();

/** For so many milliseconds nobody is refused because nothing moves: it is known why. */
export const bePatient = (pool: Pool, time: number): void => void patientUntil.set(pool, performance.now() + time);

export interface Patience {
  log?: Log | undefined;
  /** Milliseconds without any connection coming free after which those who wait are refused. */
  busyAfter: number;
}

/**
 * Makes a pool refuse with `database-unavailable` where nothing moves any more, and where the database cannot be reached;
 * a pool whose connections come free, however slowly, is waited for. When the database accepts no further connection,
 * the pool goes on with those it has.
 */
export function beImpatient(pool: Pool, { busyAfter, log }: Patience): Pool {
  const connect = pool.connect.bind(pool);
  const most = pool.options.max;
  let movedAt = performance.now();
  const moved = () => (movedAt = performance.now());
  pool.on("release", moved).on("acquire", moved).on("remove", moved);

  async function soon(): Promise<PoolClient> {
    const asked = performance.now();
    const client = connect();
    const stuck = Promise.withResolvers<never>();
    const stillFor = () => performance.now() - Math.max(asked, movedAt, patientUntil.get(pool) ?? 0);
    // What came while this process was busy with something else is looked at first.
    const look = () => void setImmediate(judge);
    const judge = () => {
      if (isOver) return;
      if (stillFor() >= busyAfter) stuck.reject(unavailable());
      else timer = setTimeout(look, Math.min(busyAfter, busyAfter - stillFor()));
    };
    let timer = setTimeout(look, busyAfter);
    let isOver = false;
    try {
      return await Promise.race([client, stuck.promise]);
    } catch (error) {
      client.then(
        (late) => late.release(),
        () => {}, // It has been said already that there is none.
      );
      if (errorCode(error) === tooManyConnections && pool.totalCount > 0) {
        beContent();
        return await soon();
      }
      if (error instanceof BoresightError) throw error;
      log?.warn({ reason: messageOf(error) }, "the database cannot be reached");
      throw unavailable();
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  function beContent(): void {
    if (pool.options.max < most) return;
    log?.warn({ connections: pool.totalCount }, "the database accepts no further connections");
    pool.options.max = pool.totalCount;
    setTimeout(() => (pool.options.max = most), contentFor).unref();
  }

  const called = callbackify(soon);
  return Object.assign(pool, {
    connect(callback?: Callback) {
      if (!callback) return soon();
      return called((error, client) => callback(error ?? undefined, client, (reason) => client.release(reason)));
    },
  });
}
