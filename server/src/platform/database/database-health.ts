import { setTimeout as sleep } from "node:timers/promises";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";

const patience = 5000;
const asking = new WeakMap<Pool, Promise<unknown>>();

/** Throws `database-unavailable` when the database does not respond in time; concurrent callers share one query. */
export async function requireDatabase(pool: Pool): Promise<void> {
  const asked = asking.get(pool) ?? pool.query("select 1").finally(() => asking.delete(pool));
  asking.set(pool, asked);
  const timer = new AbortController();
  try {
    await Promise.race([asked, failLater(timer.signal)]);
  } catch {
    throw fail("database-unavailable");
  } finally {
    timer.abort();
  }
}

async function failLater(signal: AbortSignal): Promise<never> {
  await sleep(patience, undefined, { signal });
  throw fail("database-unavailable");
}
