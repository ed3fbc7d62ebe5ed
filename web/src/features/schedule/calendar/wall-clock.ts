/** The calendar draws clock times of the facility, wherever the reader is: as times without a zone. */
import { clockTimeOf, type ClockTime } from "@boresight/domain/schedule/facility-time";

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

/** `-06:00`: how far the facility's clock is from UTC at that moment. */
export function offsetOf(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "");
  return name || "+00:00";
}
