import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** What one transaction does: it ends behind the day with which it has come to so many entries. */
export interface AuditPortion {
  days: number;
  entries: number;
}

const portion: AuditPortion = { days: 100, entries: 50_000 };

/** Of each kind in one run: six years of ordinary days. The next run goes on from there. */
const mostPortions = 22;

const steps = ["seal_audit", "remove_old_audit"] as const;

/** Seals the days of the audit that have ended, then removes those that are older than the shop keeps them; both in order. */
export async function sealAudit(
  { pool, clock }: { pool: Pool; clock: Clock },
  { days, entries }: AuditPortion = portion,
): Promise<void> {
  for (const step of steps) {
    for (let done = 0; done < mostPortions; done += 1) {
      const count = await asSystem({ pool, clock }, async (system, { now }) => {
        const found = await system.one<{ count: number }>({
          text: `select app_private.${step}($1, $2, $3) as count`,
          values: [now, days, entries],
        });
        return found.count;
      });
      if (count === 0) break;
    }
  }
}
