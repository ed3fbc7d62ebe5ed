/** Working time of a facility: its hours by weekday in its own time zone, without its closures. */

/** Opening hours by ISO weekday ("1" is Monday), as "HH:MM" pairs; a break makes two pairs. */
export type WorkingHours = Readonly<Record<string, readonly (readonly [string, string])[]>>;

export interface WorkingCalendar {
  timeZone: string;
  workingHours: WorkingHours;
  /** Days on which it stays closed, "YYYY-MM-DD". */
  closures: readonly string[];
}

/** A stretch of time in milliseconds, its end not included. */
export interface Span {
  start: number;
  end: number;
}

const minute = 60_000;
const furthestDays = 400;

/** The moment at which so many working minutes have passed; null when the facility does not open that long in a year. */
export function addWorkingMinutes(calendar: WorkingCalendar, from: Date, minutes: number): Date | null {
  let left = minutes * minute;
  let date = localDay(calendar.timeZone, from.getTime());
  for (let ahead = 0; ahead < furthestDays; ahead++, date = dayAfter(date)) {
    for (const span of openSpans(calendar, date)) {
      const start = Math.max(span.start, from.getTime());
      if (start >= span.end) continue;
      if (start + left <= span.end) return new Date(start + left);
      left -= span.end - start;
    }
  }
  return null;
}

/** Working seconds between two moments: Friday 16:00 to Monday 9:00 at 8 to 17 is 7200. */
export function workingSecondsBetween(calendar: WorkingCalendar, from: Date, to: Date): number {
  const [first, last] = [from.getTime(), to.getTime()];
  const lastDate = localDay(calendar.timeZone, last);
  let total = 0;
  for (let date = localDay(calendar.timeZone, first); date <= lastDate; date = dayAfter(date)) {
    for (const span of openSpans(calendar, date)) {
      total += Math.max(0, Math.min(span.end, last) - Math.max(span.start, first));
    }
  }
  return Math.round(total / 1000);
}

export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + 24 * 60 * minute).toISOString().slice(0, 10);

/** When it is open on this day there; nothing on a closed day. */
export function openSpans({ timeZone, workingHours, closures }: WorkingCalendar, date: string): Span[] {
  if (closures.includes(date)) return [];
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return (workingHours[String(weekday)] ?? []).map(([opens, closes]) => ({
    start: momentOf(timeZone, date, opens),
    end: momentOf(timeZone, date, closes),
  }));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function localParts(timeZone: string, moment: number): Record<string, string> {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Which day it is there, "YYYY-MM-DD". */
export function localDay(timeZone: string, moment: number): string {
  const { year, month, day: date } = localParts(timeZone, moment);
  return `${year}-${month}-${date}`;
}

/** The moment at which this clock time is read there; a time skipped by daylight saving becomes the one right after. */
export function momentOf(timeZone: string, date: string, time: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asIfUtc - offsetAt(timeZone, asIfUtc);
  return asIfUtc - offsetAt(timeZone, guess);
}

function offsetAt(timeZone: string, moment: number): number {
  const { year, month, day: date, hour, minute: minutes, second } = localParts(timeZone, moment);
  return Date.parse(`${year}-${month}-${date}T${hour}:${minutes}:${second}Z`) - Math.floor(moment / 1000) * 1000;
}
