/** Clock times of a facility and the moments they stand for. */
import { localDay, momentOf } from "./working-time.ts";

const hour = 3_600_000;

/** The moments at which this clock time is read there: none in the gap of daylight saving, two where an hour repeats. */
export function momentsOf(timeZone: string, date: string, time: string): number[] {
  const guess = momentOf(timeZone, date, time);
  return [guess - hour, guess, guess + hour].filter(
    (moment) => localDay(timeZone, moment) === date && localTime(timeZone, moment) === time,
  );
}

/** "HH:MM" as the clock shows it there. */
export const localTime = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);

/** A time as the clock shows it, without its zone. */
export interface ClockTime {
  /** "2026-05-04" */
  date: string;
  /** "08:30" */
  time: string;
}

export const clockTimeOf = (timeZone: string, moment: string): ClockTime => ({
  date: localDay(timeZone, Date.parse(moment)),
  time: localTime(timeZone, Date.parse(moment)),
});

/** The moment; null for a time that the clock skips. A time that comes twice is the first of the two. */
export function momentAt(timeZone: string, { date, time }: ClockTime): string | null {
  const [first] = momentsOf(timeZone, date, time);
  return first === undefined ? null : new Date(first).toISOString();
}
