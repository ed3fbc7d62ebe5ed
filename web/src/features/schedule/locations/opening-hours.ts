import { localeTag } from "@boresight/domain/texts/language";
import type { WorkingHours } from "@boresight/domain/schedule/working-time";

export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** A form's hours by weekday, as text. */
export type HoursValues = Record<`day${string}`, string>;

/** What most shops have; a new one starts with it. */
export const usualHours: WorkingHours = Object.fromEntries(
  ["1", "2", "3", "4", "5"].map((key) => [key, [["08:00", "17:00"]]]),
);

export const hoursValues = (hours: WorkingHours): HoursValues =>
  Object.fromEntries(weekdays.map((key) => [`day${key}`, hoursText(hours[key])]));

/** The hours of the open days; unreadable ones stay wrong, for the schema to report. */
export const hoursOfForm = (hours: HoursValues): Record<string, [string, string][]> =>
  Object.fromEntries(
    weekdays.map((key) => [key, parseHours(hours[`day${key}`] ?? "")] as const).filter(([, spans]) => spans.length > 0),
  );

/** 2024 began on a Monday, which is day 1. */
const dayAt = (key: string, time = "00:00"): Date => new Date(`2024-01-0${key}T${time}:00Z`);

const longName = new Intl.DateTimeFormat(localeTag(), { weekday: "long", timeZone: "UTC" });
const shortName = new Intl.DateTimeFormat(localeTag(), { weekday: "short", timeZone: "UTC" });
const timeOfDay = new Intl.DateTimeFormat(localeTag(), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** `Monday` for day 1; a label begins with a capital in French too. */
export const weekdayName = (key: string): string =>
  longName.format(dayAt(key)).replace(/^./u, (first) => first.toLocaleUpperCase(localeTag()));

/** Returns `08:00–12:00, 13:00–17:00`, as it is typed; empty for a closed day. */
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

const shownTime = (time: string): string => timeOfDay.format(dayAt("1", time));

const shownHours = (spans: WorkingHours[string] = []): string =>
  spans.map(([opens, closes]) => `${shownTime(opens)}–${shownTime(closes)}`).join(", ");

/** Consecutive days with the same hours are combined: `Mon–Fri 8:00 AM–5:00 PM`. */
export function hoursByRange(hours: WorkingHours): DayRange[] {
  const ranges: { from: string; to: string; hours: string }[] = [];
  for (const key of weekdays) {
    const [short, text] = [shortName.format(dayAt(key)), shownHours(hours[key])];
    const last = ranges.at(-1);
    if (last?.hours === text) last.to = short;
    else ranges.push({ from: short, to: short, hours: text });
  }
  return ranges
    .filter((range) => range.hours !== "")
    .map(({ from, to, hours: text }) => ({ days: from === to ? from : `${from}–${to}`, hours: text }));
}
