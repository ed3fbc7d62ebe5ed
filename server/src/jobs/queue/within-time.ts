import { setTimeout as sleep } from "node:timers/promises";

interface Limit {
  /** Of the job. */
  name: string;
  /** In milliseconds. */
  limit: number;
  /** Aborted when the server stops. */
  stopping: AbortSignal | undefined;
  /** For how long it may take to stop, in milliseconds. */
  grace?: number;
}

/**
 * Does the work of a job, and asks it to stop when its time is up. Throws when it goes on all the same: its slot is needed by
 * others, and it is tried again later.
 */
export async function withinTime(
  work: (signal: AbortSignal) => Promise<unknown>,
  { name, limit, stopping, grace = 30_000 }: Limit,
): Promise<void> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), limit);
  const done = new AbortController();
  const late = sleep(limit + grace, "late", { signal: done.signal, ref: false });
  late.catch(() => {}); // It was in time.
  try {
    const ended = work(stopping ? AbortSignal.any([over.signal, stopping]) : over.signal);
    if ((await Promise.race([ended, late])) === "late") throw new Error(`${name} did not end within ${limit / 1000} s`);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
