import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { keepDays } from "#modules/dashboards/keep-days.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const keepDaysJob =
  ({ pool }: { pool: Pool }): Task =>
  async () => {
    await asSystem(pool, keepDays);
  };
