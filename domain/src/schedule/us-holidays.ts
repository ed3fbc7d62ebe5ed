/** The holidays on which shops in the United States usually close. */
import { text } from "#texts/text.ts";

const day = 24 * 3_600_000;
const monday = 1;
const thursday = 4;

export interface Holiday {
  /** "2026-11-26" */
  day: string;
  name: string;
}

const onDate = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The first such weekday on or after this day. */
function weekdayFrom(from: string, weekday: number): string {
  const start = new Date(`${from}T00:00:00Z`);
  return new Date(start.getTime() + ((7 + weekday - start.getUTCDay()) % 7) * day).toISOString().slice(0, 10);
}

const holidaysOf = (year: number): Holiday[] => [
  { day: onDate(year, 1, 1), name: text("schedule.newYearsDay") },
  { day: weekdayFrom(onDate(year, 5, 25), monday), name: text("schedule.memorialDay") },
  { day: onDate(year, 7, 4), name: text("schedule.independenceDay") },
  { day: weekdayFrom(onDate(year, 9, 1), monday), name: text("schedule.laborDay") },
  { day: weekdayFrom(onDate(year, 11, 22), thursday), name: text("schedule.thanksgiving") },
  { day: onDate(year, 12, 25), name: text("schedule.christmasDay") },
];

/** Those of the twelve months that begin with this day, in order. */
export function nextUsHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter((one) => one.day >= today && one.day < end);
}
