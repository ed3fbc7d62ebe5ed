/** Clock times of a facility and the moments they stand for. */
import { momentWritten, writtenAt } from "./working-time.ts";

/** The moments at which this clock time is read there: none in the gap of daylight saving, two where an hour repeats. */
export function momentsOf(timeZone: string, date: string, time: string): number[] {
  const written = `${date}T${time}`;
  const moments = (["earlier", "later"] as const).map((which) => momentWritten(timeZone, written, which));
  return [...new Set(moments)].filter((moment) => writtenAt(timeZone, moment).startsWith(written));
}

/** A time as the clock shows it, without its zone. */
export interface ClockTime {
  /** "2026-05-04" */
  date: string;
  /** "08:30" */
  time: string;
}

export function clockTimeOf(timeZone: string, moment: string): ClockTime {
  const written = writtenAt(timeZone, Date.parse(moment));
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}

/** The moment; null for a time that the clock skips. A time that comes twice is the first of the two. */
export function momentAt(timeZone: string, { date, time }: ClockTime): string | null {
  const [first] = momentsOf(timeZone, date, time);
  return first === undefined ? null : new Date(first).toISOString();
}
