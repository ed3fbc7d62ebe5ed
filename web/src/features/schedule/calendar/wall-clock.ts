/** The calendar draws clock times of the facility, wherever the reader is: as times without a zone. */
import type { ClockTime } from "@boresight/domain/schedule/facility-time";
import { writtenAt } from "@boresight/domain/schedule/working-time";

/** As the calendar takes it. */
export const withoutZone = (timeZone: string, moment: string): string =>
  `${writtenAt(timeZone, Date.parse(moment)).slice(0, 16)}:00`;

const two = (figure: number) => String(figure).padStart(2, "0");

/** As the calendar gives it: a date whose own clock shows the facility's time. */
export const clockTimeIn = (shown: Date): ClockTime => ({
  date: `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`,
  time: `${two(shown.getHours())}:${two(shown.getMinutes())}`,
});

/** `-06:00`: how far the facility's clock is from UTC at that moment. */
export const offsetOf = (timeZone: string, moment: Date): string =>
  writtenAt(timeZone, moment.getTime()).replace(/^.*([+-]\d\d:\d\d)\[.*$/, "$1");
