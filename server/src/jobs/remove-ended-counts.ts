import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { removeEndedCounts } from "#platform/limits/request-counts.ts";

export const removeEndedCountsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem(pool, (system) => removeEndedCounts(system, clock()));
  };
