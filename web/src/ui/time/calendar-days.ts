import { localeTag } from "@boresight/domain/texts/language";

/** Calendar days as in an address, "2026-05-04", without time or zone. */

export interface DaySpan {
  /** First and last day. */
  first: string;
  last: string;
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

export const shiftDay = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Returns Monday of the week that contains this day. */
export function weekStart(date: string): string {
  const weekday = noon(date).getUTCDay() || 7;
  return shiftDay(date, 1 - weekday);
}

/** Returns the whole weeks that contain this day's month. */
export function weeksOfMonth(date: string): DaySpan {
  const [first, next] = [shiftMonth(date, 0), shiftMonth(date, 1)];
  return { first: weekStart(first), last: shiftDay(weekStart(shiftDay(next, -1)), 6) };
}

/** Returns the first day of the month this many months away. */
export function shiftMonth(date: string, months: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1, 12)).toISOString().slice(0, 10);
}

export function daysIn({ first, last }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** Whether it is a valid day: an address may contain anything. */
export const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? "") &&
  noon(text ?? "")
    .toJSON()
    ?.slice(0, 10) === text;

const wordsOf = (form: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat(localeTag(), { timeZone: "UTC", ...form });
  return (date: string) => words.format(noon(date));
};

/** `May 2026` */
export const monthWords = wordsOf({ month: "long", year: "numeric" });
/** `Mon` */
export const weekdayWord = wordsOf({ weekday: "short" });
/** `Monday, May 4` */
export const longDayWords = wordsOf({ weekday: "long", month: "long", day: "numeric" });

/** `May 4 – 10, 2026` or `Mon, May 4, 2026` */
export const spanWords = ({ first, last }: DaySpan): string => {
  const form = new Intl.DateTimeFormat(localeTag(), {
    timeZone: "UTC",
    ...(first === last && { weekday: "short" }),
    month: "short",
    day: "numeric",
    year: "numeric",
  });
  return form.formatRange(noon(first), noon(last));
};
