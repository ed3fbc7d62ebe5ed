import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { findNoShows } from "#modules/schedule/mark-no-show.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const markNoShowsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  () =>
    asSystem({ pool, clock }, (_system, work) => findNoShows(work));
