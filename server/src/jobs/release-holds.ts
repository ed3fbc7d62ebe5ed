import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { releaseHolds } from "#modules/schedule/slots/release-holds.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const releaseHoldsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem(pool, (system) => releaseHolds(system, clock));
  };
