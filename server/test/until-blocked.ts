import type { Pool } from "pg";
import { expect } from "vitest";

/** Waits until so many wait for a lock of this database: the losers of a race that a test stages. */
export const untilBlocked = (owner: Pool, atLeast = 1): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await owner.query<{ waiting: number }>(
          "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.waiting;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(atLeast);
