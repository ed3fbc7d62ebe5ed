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
