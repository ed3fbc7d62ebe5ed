import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { sealAudit } from "#modules/settings/upkeep/seal-audit.ts";

export const sealAuditJob =
  (deps: { pool: Pool; clock: Clock }): Task =>
  () =>
    sealAudit(deps);
