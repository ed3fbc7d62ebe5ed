import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { recordCountedAttempts } from "#modules/accounts/audit-account.ts";
import { removeExpiredProofs } from "#modules/accounts/sessions/remove-expired-proofs.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const removeExpiredProofsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  () =>
    asSystem(pool, async (system) => {
      await removeExpiredProofs(system, clock);
      await recordCountedAttempts(system, { clock });
    });
