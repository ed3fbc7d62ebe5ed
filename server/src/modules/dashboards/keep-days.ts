import type { Pool } from "pg";
import { asSystem, type Rights } from "#platform/database/transaction.ts";

/** What is kept by day, as `count_days` counts it. */
export const keptFigures = [
  "created",
  "released",
  "documented",
  "checkedIn",
  "comebacks",
  "steps",
  "held",
  "calibrated",
  "visits",
  "decided",
  "collected",
  "invoiced",
  "firstInvoiced",
  "earned",
] as const;
export type KeptFigure = (typeof keptFigures)[number];

/** The longest span that dashboards ask for, and the equal span before it. */
const daysKept = 2 * 366;

/** What one transaction counts: the days of a shop with a thousand orders a day take seconds. */
const daysAtOnce = 100;

/** Keeps what dashboards ask for, a part in each transaction: after an upgrade all days are recounted. */
export async function keepAllDays(pool: Pool): Promise<void> {
  while ((await asSystem(pool, (system) => keepSomeDays(system, daysAtOnce))) > 0);
}

/** The same in the caller's transaction. Returns how many days it counted, of all figures together. */
export const keepDays = (system: Rights): Promise<number> => keepSomeDays(system, keptFigures.length * daysKept);

/** Counts days before the present one that are not kept yet or have changed since, so that dashboards need not. */
export async function keepSomeDays(system: Rights, most: number): Promise<number> {
  let counted = 0;
  for (const figure of keptFigures) {
    const { days } = await system.one<{ days: number }>({
      text: `select app_private.keep_days($1, today - $2::integer, today - 1, $3) as days
        from (select (now() at time zone app_private.shop_zone())::date as today) day`,
      values: [figure, daysKept, most - counted],
    });
    counted += days;
    if (counted >= most) break;
  }
  return counted;
}
