// A newer release may take away what this one's servers need; from then on they must not go on.
import type { Pool } from "pg";
import { StartupError } from "#platform/startup-error.ts";
import { readRelease, readServedMark, requireServable, type Release } from "./release.ts";

interface Watching {
  pool: Pool;
  /** Called with the reason, once. */
  onOutdated: (error: StartupError) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

/** Looks from time to time whether the database still serves this release. Returns the function that stops it. */
export async function watchRelease({ pool, onOutdated, every = 10_000 }: Watching): Promise<() => void> {
  const release = await readRelease();
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      if (!(error instanceof StartupError)) return; // The database does not answer: there is nothing to see.
      clearInterval(timer);
      onOutdated(error);
    });
  }, every).unref();
  return () => clearInterval(timer);

  async function look(): Promise<void> {
    const mark = await readServedMark(pool);
    if (mark) requireServable(mark, release);
  }
}

let own: Promise<Release> | undefined;
const looking = new WeakMap<Pool, Promise<boolean>>();

/** Whether the database's schema is one that this release may serve. Those who ask at the same time share one look. */
export async function isServable(pool: Pool): Promise<boolean> {
  const look = looking.get(pool) ?? lookAt(pool).finally(() => looking.delete(pool));
  looking.set(pool, look);
  return look;
}

async function lookAt(pool: Pool): Promise<boolean> {
  const [release, mark] = await Promise.all([(own ??= readRelease()), readServedMark(pool)]);
  try {
    if (mark) requireServable(mark, release);
    return mark !== null;
  } catch {
    return false;
  }
}
