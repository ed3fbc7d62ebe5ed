import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { removeOldQboRows } from "#modules/accounting/connection/remove-old-rows.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const removeOldQboRowsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  () =>
    asSystem(pool, (system) => removeOldQboRows(system, clock()));
