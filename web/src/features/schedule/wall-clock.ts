/** The calendar draws clock times of the facility, wherever the reader is: as times without a zone. */
import { localTime, momentsOf } from "@boresight/domain/facility-time";
import { localDay } from "@boresight/domain/working-time";

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

/** As the calendar takes it. */
export const withoutZone = (timeZone: string, moment: string): string => {
  const { date, time } = clockTimeOf(timeZone, moment);
  return `${date}T${time}:00`;
};

const two = (figure: number) => String(figure).padStart(2, "0");

/** As the calendar gives it: a date whose own clock shows the facility's time. */
export const clockTimeIn = (shown: Date): ClockTime => ({
  date: `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`,
  time: `${two(shown.getHours())}:${two(shown.getMinutes())}`,
});

/** The moment; null for a time that the clock skips. A time that comes twice is the first of the two. */
export function momentAt(timeZone: string, { date, time }: ClockTime): string | null {
  const [first] = momentsOf(timeZone, date, time);
  return first === undefined ? null : new Date(first).toISOString();
}

/** `-06:00`: how far the facility's clock is from UTC at that moment. */
export function offsetOf(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "");
  return name || "+00:00";
}
