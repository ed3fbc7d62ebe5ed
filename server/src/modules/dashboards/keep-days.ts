import type { Rights } from "#platform/database/transaction.ts";

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

/** Counts the days before the present one that are not kept yet or have changed since, so that dashboards need not. */
export async function keepDays(system: Rights): Promise<number> {
  let counted = 0;
  for (const figure of keptFigures) {
    const { days } = await system.one<{ days: number }>({
      text: `select app_private.keep_days($1, today - $2::integer, today - 1) as days
        from (select (now() at time zone app_private.shop_zone())::date as today) day`,
      values: [figure, daysKept],
    });
    counted += days;
  }
  return counted;
}
