import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { expireEstimates } from "#modules/billing/estimates/follow-up/expire-estimates.ts";
import { remindOfEstimates } from "#modules/billing/estimates/follow-up/remind-of-estimates.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** Each night: what is not valid any more expires, and customers are reminded of what waits for them. */
export const followUpEstimatesJob =
  (deps: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await expireEstimates(deps);
    await asSystem(deps, (_system, work) => remindOfEstimates(work));
  };
