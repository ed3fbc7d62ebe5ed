/** Working time of a facility: its hours by weekday in its own time zone, without its closures. */
import { getISO } from "temporal-polyfill/fns/Calendar";
import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { fromString, toZonedDateTime } from "temporal-polyfill/fns/PlainDateTime";
import { toString } from "temporal-polyfill/fns/ZonedDateTime";

/** Opening hours by ISO weekday ("1" is Monday), as "HH:MM" pairs; a break makes two pairs. */
export type WorkingHours = Readonly<Record<string, readonly (readonly [string, string])[]>>;

export interface WorkingCalendar {
  timeZone: string;
  workingHours: WorkingHours;
  /** Days on which it is closed, "YYYY-MM-DD". */
  closures: readonly string[];
}

/** A period in milliseconds, its end excluded. */
export interface Span {
  start: number;
  end: number;
}

const minute = 60_000;
const furthestDays = 400;

/** Returns the moment after this many working minutes; null when the facility does not open that long in a year. */
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

/** So many days in a row, the given one first. */
export function daysFrom(date: string, count: number): string[] {
  const days = [date];
  while (days.length < count) days.push(dayAfter(days.at(-1) ?? date));
  return days;
}

/** The opening periods already worked out: the time zone is asked once for each day of a calendar. */
const knownDays = new WeakMap<WorkingCalendar, Map<string, readonly Span[]>>();

/** Returns its opening periods on this day; empty on a closed day. */
export function openSpans(calendar: WorkingCalendar, date: string): readonly Span[] {
  const known = knownDays.get(calendar) ?? new Map<string, readonly Span[]>();
  const spans = known.get(date) ?? spansOf(calendar, date);
  knownDays.set(calendar, known.set(date, spans));
  return spans;
}

function spansOf({ timeZone, workingHours, closures }: WorkingCalendar, date: string): Span[] {
  if (closures.includes(date)) return [];
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const spans = (workingHours[String(weekday)] ?? []).map(([opens, closes]) => ({
    start: momentOf(timeZone, date, opens),
    end: momentOf(timeZone, date, closes),
  }));
  return joined(spans);
}

/** Periods that follow one another without a break are one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const before = whole.at(-1);
    if (before && before.end >= span.start) before.end = Math.max(before.end, span.end);
    else whole.push({ ...span });
  }
  return whole;
}

/** Nothing is booked for longer at once. */
const mostNights = 3;

/** Until when it stays open after a period's end, as one that ends at midnight may go on with the next day's. */
export function openUntil(calendar: WorkingCalendar, { end }: Span): number {
  let until = end;
  for (let night = 0; night < mostNights; night++) {
    const next = openSpans(calendar, localDay(calendar.timeZone, until)).find(({ start }) => start === until);
    if (!next) return until;
    until = next.end;
  }
  return until;
}

/** Whether it is open all the time, over midnight too. */
export const isOpenThroughout = (calendar: WorkingCalendar, { start, end }: Span): boolean =>
  openSpans(calendar, localDay(calendar.timeZone, start)).some(
    (open) => open.start <= start && start < open.end && (end <= open.end || end <= openUntil(calendar, open)),
  );

/** A moment in local time: "2026-05-04T08:30:00-06:00[America/Denver]". */
export const writtenAt = (timeZone: string, moment: number): string =>
  toString(toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone));

/** The local day of a moment, "YYYY-MM-DD". */
export const localDay = (timeZone: string, moment: number): string => writtenAt(timeZone, moment).slice(0, 10);

/** The moment of a local time, "2026-05-04T08:30": `compatible` is the first of two, or the one after a gap. */
export const momentWritten = (
  timeZone: string,
  written: string,
  disambiguation: "compatible" | "earlier" | "later" = "compatible",
): number => toZonedDateTime(fromString(written, getISO), timeZone, { disambiguation }).epochMilliseconds;

/** The moment of a local time; a time skipped by daylight saving becomes one after the gap. */
export const momentOf = (timeZone: string, date: string, time: string): number =>
  momentWritten(timeZone, time === "24:00" ? `${dayAfter(date)}T00:00` : `${date}T${time}`);
