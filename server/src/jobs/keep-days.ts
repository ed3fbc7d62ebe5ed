import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { keepAllDays } from "#modules/dashboards/keep-days.ts";

export const keepDaysJob =
  ({ pool }: { pool: Pool }): Task =>
  () =>
    keepAllDays(pool);
