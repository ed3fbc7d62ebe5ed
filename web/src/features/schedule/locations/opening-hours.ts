import { workingHoursSchema } from "@boresight/domain/schedule/facility";
import type { WorkingHours } from "@boresight/domain/schedule/working-time";

export const weekdays = [
  ["1", "Monday"],
  ["2", "Tuesday"],
  ["3", "Wednesday"],
  ["4", "Thursday"],
  ["5", "Friday"],
  ["6", "Saturday"],
  ["7", "Sunday"],
] as const;

/** The API returns hours as JSON; a facility with unreadable hours is always closed. */
export const readHours = (stored: unknown): WorkingHours => workingHoursSchema.safeParse(stored).data ?? {};

/** Returns `08:00–12:00, 13:00–17:00`; empty for a closed day. */
export const hoursText = (spans: WorkingHours[string] = []): string =>
  spans.map(([opens, closes]) => `${opens}–${closes}`).join(", ");

/** Parses what `hoursText` writes, also with a hyphen; unreadable parts stay wrong, for the schema to report. */
export const parseHours = (typed: string): [string, string][] =>
  typed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [opens = "", closes = ""] = part.split(/[-–]/).map(padded);
      return [opens, closes];
    });

/** Accepts `8:00` for `08:00`. */
const padded = (time: string): string => time.trim().replace(/^(\d):/, "0$1:");

interface DayRange {
  days: string;
  hours: string;
}

/** Consecutive days with the same hours are combined: `Mon–Fri 08:00–17:00`. */
export function hoursByRange(hours: WorkingHours): DayRange[] {
  const ranges: { from: string; to: string; hours: string }[] = [];
  for (const [key, name] of weekdays) {
    const [short, text] = [name.slice(0, 3), hoursText(hours[key])];
    const last = ranges.at(-1);
    if (last?.hours === text) last.to = short;
    else ranges.push({ from: short, to: short, hours: text });
  }
  return ranges
    .filter((range) => range.hours !== "")
    .map(({ from, to, hours: text }) => ({ days: from === to ? from : `${from}–${to}`, hours: text }));
}
