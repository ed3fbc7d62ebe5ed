/** The time zones that a calendar file describes itself (RFC 5545, section 3.6.5), whatever it calls them. */
import type { CalendarProperty } from "./calendar-properties.ts";

/** A change of the clock, in milliseconds as if local time were UTC. */
interface Onset {
  local: number;
  before: number;
  after: number;
}

interface Rule {
  month: number;
  /** Which of the days below it is on: 1 the first, -1 the last. */
  ordinal: number;
  /** 0 is Sunday; null where it is on a date. */
  weekday: number | null;
  dates: readonly number[];
  until: number;
}

interface Observance {
  first: number;
  before: number;
  after: number;
  dates: readonly number[];
  rule: Rule | null;
}

/** The observances of a zone; null where the file does not say, or in a way that we do not read. */
export function observancesOf(properties: readonly CalendarProperty[], zone: string): Observance[] | null {
  const found = zonesIn(properties).find(({ name }) => name === zone);
  if (!found || found.observances.length === 0) return null;
  const read = found.observances.map(observanceOf);
  return read.every((one) => one !== null) ? read : null;
}

/** The moments that have this local time there: none in the hour that a clock skips, two in one that it repeats. */
export function momentsIn(observances: readonly Observance[], local: number): number[] {
  const year = new Date(local).getUTCFullYear();
  const onsets = observances.flatMap((one) => onsetsOf(one, year)).toSorted((a, b) => a.local - b.local);
  const offsetAt = (moment: number) => {
    const last = onsets.findLast((onset) => onset.local - onset.before <= moment);
    return last ? last.after : onsets[0]?.before;
  };
  const offsets = new Set(onsets.flatMap(({ before, after }) => [before, after]));
  return [...offsets]
    .map((offset) => ({ offset, moment: local - offset }))
    .filter(({ offset, moment }) => offsetAt(moment) === offset)
    .map(({ moment }) => moment)
    .toSorted((a, b) => a - b);
}

interface Zone {
  name: string;
  observances: CalendarProperty[][];
}

function zonesIn(properties: readonly CalendarProperty[]): Zone[] {
  const zones: Zone[] = [];
  const open: string[] = [];
  for (const property of properties) {
    const { name, value } = property;
    const component = value.trim().toUpperCase();
    if (name === "BEGIN") {
      open.push(component);
      if (component === "VTIMEZONE") zones.push({ name: "", observances: [] });
      else if (open.at(-2) === "VTIMEZONE") zones.at(-1)?.observances.push([]);
    } else if (name === "END") open.pop();
    else if (open.at(-1) === "VTIMEZONE" && name === "TZID") Object.assign(zones.at(-1) ?? {}, { name: value.trim() });
    else if (open.at(-2) === "VTIMEZONE") zones.at(-1)?.observances.at(-1)?.push(property);
  }
  return zones;
}

function observanceOf(properties: readonly CalendarProperty[]): Observance | null {
  const of = (name: string) => properties.filter((property) => property.name === name).map(({ value }) => value.trim());
  const [first, ...others] = of("DTSTART").map(localTime);
  const [before] = of("TZOFFSETFROM").map(offsetIn);
  const [after] = of("TZOFFSETTO").map(offsetIn);
  const dates = of("RDATE").flatMap((value) => value.split(",").map(localTime));
  const rules = of("RRULE");
  if (first === undefined || first === null || others.length > 0) return null;
  if (before === undefined || before === null || after === undefined || after === null) return null;
  if (!dates.every((date) => date !== null) || rules.length > 1) return null;
  const [written] = rules;
  const rule = written === undefined ? null : ruleOf(written, { first, before });
  return written !== undefined && rule === null ? null : { first, before, after, dates, rule };
}

/** `20260308T020000`, as if it were UTC. */
export function localTime(written: string): number | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})$/.exec(written) ?? [];
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const moment = Date.parse(time);
  return !Number.isNaN(moment) && new Date(moment).toISOString() === time ? moment : null;
}

/** `-0600`, in milliseconds. */
function offsetIn(written: string): number | null {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(\d{2})([0-5]\d)([0-5]\d)?$/.exec(written) ?? [];
  if (sign === undefined) return null;
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -size : size;
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const read: ReadonlySet<string> = new Set(["FREQ", "BYMONTH", "BYDAY", "BYMONTHDAY", "UNTIL", "INTERVAL", "WKST"]);

/** Once a year, on a date or on a weekday of a month: calendar programs write no others of zones. */
function ruleOf(written: string, { first, before }: Pick<Observance, "before" | "first">): Rule | null {
  const parts = new Map(
    written
      .toUpperCase()
      .split(";")
      .map((part) => {
        const [key = "", value = ""] = part.split("=", 2);
        return [key.trim(), value.trim()] as const;
      }),
  );
  const began = new Date(first);
  const month = Number(parts.get("BYMONTH") ?? began.getUTCMonth() + 1);
  const dates = parts.get("BYMONTHDAY")?.split(",").map(Number) ?? [];
  const [, ordinal = "", day = ""] = /^([+-]?[1-5])?(SU|MO|TU|WE|TH|FR|SA)$/.exec(parts.get("BYDAY") ?? "") ?? [];
  const until = parts.has("UNTIL") ? untilOf(parts.get("UNTIL") ?? "", before) : Infinity;
  const isRead =
    [...parts.keys()].every((key) => read.has(key)) &&
    parts.get("FREQ") === "YEARLY" &&
    (parts.get("INTERVAL") ?? "1") === "1" &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    dates.every((date) => Number.isInteger(date) && date >= 1 && date <= 31) &&
    (parts.has("BYDAY") ? day !== "" && (ordinal === "") === dates.length > 0 : dates.length < 2) &&
    until !== null;
  if (!isRead) return null;
  const weekday = day === "" ? null : weekdays.indexOf(day);
  return {
    month,
    ordinal: Number(ordinal || "1"),
    weekday,
    dates: weekday === null && dates.length === 0 ? [began.getUTCDate()] : dates,
    until,
  };
}

/** In UTC as it should be, or in local time. */
function untilOf(written: string, before: number): number | null {
  if (written.endsWith("Z")) {
    const moment = localTime(written.slice(0, -1));
    return moment === null ? null : moment + before;
  }
  return localTime(written.includes("T") ? written : `${written}T235959`);
}

/** Those that count for a time of this year: the last before it may be long ago. */
function onsetsOf({ first, before, after, dates, rule }: Observance, year: number): Onset[] {
  const times = [first, ...dates];
  if (rule) {
    const last = Number.isFinite(rule.until) ? new Date(rule.until).getUTCFullYear() : year + 1;
    const until = Math.min(year + 1, last);
    for (let each = Math.min(year, last) - 1; each <= until; each++) {
      const time = timeIn(each, rule, first);
      if (time !== null && time > first && time <= rule.until) times.push(time);
    }
  }
  return times.map((local) => ({ local, before, after }));
}

const dayLength = 86_400_000;

function timeIn(year: number, { month, ordinal, weekday, dates }: Rule, first: number): number | null {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_none, at) => at + 1).filter(
    (date) =>
      (dates.length === 0 || dates.includes(date)) &&
      (weekday === null || new Date(Date.UTC(year, month - 1, date)).getUTCDay() === weekday),
  );
  const day = days.at(ordinal > 0 ? ordinal - 1 : ordinal);
  const time = ((first % dayLength) + dayLength) % dayLength;
  return day === undefined ? null : Date.UTC(year, month - 1, day) + time;
}
