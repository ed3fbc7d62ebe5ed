import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { expireRewards } from "#modules/billing/rewards/expire-rewards.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const expireRewardsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem({ pool, clock }, (_, work) => expireRewards(work));
  };
