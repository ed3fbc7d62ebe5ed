import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { t } from "@boresight/domain/texts/text";
import { isDay, shiftDay, shiftMonth } from "#ui/time/calendar-days.ts";

/** The days of a report or a statement, both included. */
export interface ReportSpan {
  from: CalendarDay;
  to: CalendarDay;
}

const custom = "custom";

export const periodChoices = [
  { value: "month", label: t("billing.thisMonth") },
  { value: "lastMonth", label: t("billing.lastMonth") },
  { value: "quarter", label: t("billing.thisQuarter") },
  { value: "year", label: t("billing.thisYear") },
  { value: "lastYear", label: t("billing.lastYear") },
  { value: custom, label: t("billing.customPeriod") },
] as const;
export type PeriodKey = (typeof periodChoices)[number]["value"];

type Search = Readonly<Record<string, string | undefined>>;

export interface ReportPeriod extends ReportSpan {
  key: PeriodKey;
}

/** What the address says, or the usual one; days of one's own only where both are given in their order. */
export function periodIn(
  { period, from, to }: Search,
  today: CalendarDay,
  usual: "lastMonth" | "month" = "month",
): ReportPeriod {
  const key = periodChoices.find(({ value }) => value === period)?.value ?? usual;
  if (key !== custom) return { key, ...spanOf(key, today) };
  return { key, ...(isDay(from) && isDay(to) && from <= to ? { from, to } : spanOf(usual, today)) };
}

const months = (from: CalendarDay, count: number): ReportSpan => ({ from, to: shiftDay(shiftMonth(from, count), -1) });

function spanOf(key: Exclude<PeriodKey, typeof custom>, today: CalendarDay): ReportSpan {
  const [year, month] = [today.slice(0, 4), Number(today.slice(5, 7))];
  if (key === "month") return months(shiftMonth(today, 0), 1);
  if (key === "lastMonth") return months(shiftMonth(today, -1), 1);
  if (key === "quarter") return months(shiftMonth(today, -((month - 1) % 3)), 3);
  return months(`${key === "year" ? year : Number(year) - 1}-01-01`, 12);
}

/** The months of these days, as `2026-05`; at most ten years of them. */
export function monthsOf({ from, to }: ReportSpan): string[] {
  const months: string[] = [];
  for (let month = shiftMonth(from, 0); month <= to && months.length < 120; month = shiftMonth(month, 1))
    months.push(month.slice(0, 7));
  return months;
}
