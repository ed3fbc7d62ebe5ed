import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { removeOldImportRows } from "#modules/settings/import/remove-old-import-rows.ts";
import { removeOldEvents } from "#modules/settings/webhooks/remove-old-events.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const removeOldEventsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem({ pool, clock }, async (_system, work) => {
      await removeOldEvents(work);
      await removeOldImportRows(work);
    });
  };
