import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { removeOldDrafts } from "#modules/intake/remove-old-drafts.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const removeOldDraftsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem(pool, (system) => removeOldDrafts(system, clock()));
  };
