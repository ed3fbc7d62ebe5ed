import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { cutOffAll } from "./silence.ts";
import { unavailable } from "./unavailable.ts";

const patience = 5000;
const asking = new WeakMap<Pool, Promise<boolean>>();

/**
 * Throws `database-unavailable` when the database does not respond in time, or takes no changes because another server
 * has become the one to ask; concurrent callers share one query.
 */
export async function requireDatabase(pool: Pool): Promise<void> {
  const asked = asking.get(pool) ?? takesChanges(pool);
  asking.set(pool, asked);
  const timer = new AbortController();
  const isUp = await Promise.race([asked, sleep(patience, false, { signal: timer.signal })]).catch(() => false);
  timer.abort();
  if (asking.get(pool) === asked) asking.delete(pool); // One that is never answered is not waited for again.
  if (!isUp) throw unavailable();
}

async function takesChanges(pool: Pool): Promise<boolean> {
  const statement = {
    text: "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as yes",
    query_timeout: patience,
  };
  const { rows } = await pool.query<{ yes: boolean }>(statement);
  const yes = rows[0]?.yes === true;
  if (!yes) cutOffAll(pool); // The name or address may lead to another server by now.
  return yes;
}
