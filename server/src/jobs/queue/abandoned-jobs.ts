// A process that is killed leaves the jobs it was at locked, and the queue would let nobody else do them for four hours.
// So every process holds a lock in the database for as long as it lives; jobs whose holder has none are free again.
import type { Client } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import type { Log } from "#platform/log.ts";

const retryAfter = 1000;

export interface SignOfLife {
  release: () => Promise<void>;
}

/** Shows the other processes that the one that works under this name lives, on a connection of its own. */
export async function showSignOfLife(
  name: string,
  { serverUrl, log }: { serverUrl: string; log: Log },
): Promise<SignOfLife> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isReleased = false;

  async function show(): Promise<void> {
    client = await connectOnce(serverUrl);
    if (isReleased) return client.end();
    client.once("end", showLater);
    await client.query({ text: "select pg_advisory_lock(hashtextextended($1, 0))", values: [name] });
  }

  function showLater(): void {
    if (isReleased) return;
    clearTimeout(retry); // A connection that ends while it asks for the lock comes here twice.
    retry = setTimeout(() => {
      show().catch((error: unknown) => {
        log.warn({ reason: String(error) }, "the other processes cannot see that this one works");
        showLater();
      });
    }, retryAfter);
  }

  await show();
  return {
    async release() {
      isReleased = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** The minute is for a process that has just begun to work, or that has lost its connection for a moment. */
export const freeJobs = `
  with holders as (
    select locked_by as name from graphile_worker._private_jobs where locked_at < now() - interval '1 minute'
    union
    select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '1 minute'
  )
  select graphile_worker.force_unlock_workers(array_agg(name))
  from holders
  where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
