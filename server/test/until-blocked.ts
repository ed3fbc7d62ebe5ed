import type { Pool } from "pg";
import { expect } from "vitest";

/** Waits until somebody waits for a lock of this database: the loser of a race that a test stages. */
export const untilBlocked = (owner: Pool): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await owner.query<{ waiting: number }>(
          "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.waiting;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(0);
