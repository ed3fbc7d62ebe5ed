import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { wakeDueLanes } from "#modules/accounting/jobs/wake-due-lanes.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const wakeQboLanesJob =
  (deps: { pool: Pool; clock: Clock }): Task =>
  () =>
    asSystem(deps, (_system, work) => wakeDueLanes(work));
