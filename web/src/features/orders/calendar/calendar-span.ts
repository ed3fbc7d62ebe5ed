/** The days that the order calendar shows, from the URL. */
import {
  isDay,
  monthWords,
  shiftDay,
  shiftMonth,
  spanWords,
  weeksOfMonth,
  weekStart,
  type DaySpan,
} from "#ui/time/calendar-days.ts";

export interface ShownSpan extends DaySpan {
  title: string;
  isWeek: boolean;
  /** The selected day, and the targets of the previous and next buttons. */
  date: string;
  earlier: string;
  later: string;
  /** How many orders of a day are shown before "+3 more". */
  length: number;
}

/** Returns a month in whole weeks, or one week. */
export function shownSpan(search: Readonly<Record<string, string | undefined>>, today: string): ShownSpan {
  const date = isDay(search["date"]) ? search["date"] : today;
  if (search["span"] !== "week") {
    const steps = { earlier: shiftMonth(date, -1), later: shiftMonth(date, 1) };
    return { ...weeksOfMonth(date), ...steps, title: monthWords(date), isWeek: false, date, length: 3 };
  }
  const first = weekStart(date);
  const week = { first, last: shiftDay(first, 6) };
  const steps = { earlier: shiftDay(date, -7), later: shiftDay(date, 7) };
  return { ...week, ...steps, title: spanWords(week), isWeek: true, date, length: 12 };
}

/** Whether a day is in the requested week or month, not beside it. */
export const isWithin = (day: string, { isWeek, date, first, last }: ShownSpan): boolean =>
  isWeek ? day >= first && day <= last : day.slice(0, 7) === date.slice(0, 7);
