/** Local times of a facility and the moments they stand for. */
import { momentWritten, writtenAt } from "./working-time.ts";

/** Returns the moments of a local time: none in the gap of daylight saving, two when an hour repeats. */
export function momentsOf(timeZone: string, date: string, time: string): number[] {
  const written = `${date}T${time}`;
  const moments = (["earlier", "later"] as const).map((which) => momentWritten(timeZone, written, which));
  return [...new Set(moments)].filter((moment) => writtenAt(timeZone, moment).startsWith(written));
}

/** A local time without its zone. */
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

/** Returns the moment; null for a time that the clock skips, and the first of two for a time that occurs twice. */
export function momentAt(timeZone: string, { date, time }: ClockTime): string | null {
  const [first] = momentsOf(timeZone, date, time);
  return first === undefined ? null : new Date(first).toISOString();
}
