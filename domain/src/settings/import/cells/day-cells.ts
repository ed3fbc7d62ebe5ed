/** Days as spreadsheets and people write them. */
import { text } from "#texts/text.ts";
import type { ReadCell } from "#base/read-cell.ts";

export const dayOrders = ["monthFirst", "dayFirst"] as const;
export type DayOrder = (typeof dayOrders)[number];

type Day = readonly [year: number, month: number, day: number];

const months: readonly (readonly string[])[] = [
  ["january", "janvier", "enero"],
  ["february", "fevrier", "febrero"],
  ["march", "mars", "marzo"],
  ["april", "avril", "abril"],
  ["may", "mai", "mayo"],
  ["june", "juin", "junio"],
  ["july", "juillet", "julio"],
  ["august", "aout", "agosto"],
  ["september", "septembre", "septiembre", "setiembre"],
  ["october", "octobre", "octubre"],
  ["november", "novembre", "noviembre"],
  ["december", "decembre", "diciembre"],
];

/** The month that a word or its beginning names; null for none, and for the beginning of two. */
function monthOf(word: string): number | null {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const found = months.flatMap((names, index) => (names.some((name) => name.startsWith(plain)) ? [index + 1] : []));
  const [month, another] = found;
  return plain.length < 3 || another !== undefined ? null : (month ?? null);
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const time =
  /[T\s]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT)?\s*(?:[+-]\d{2}:?\d{2})?(?:\s*\([^)]*\))?$/i;
const bare = (typed: string): string => typed.trim().replace(weekday, "").replace(time, "").trim();

const numeric = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?'?(\d{4}|\d{2})$/;

/** The parts of a date in figures whose year comes last; null for any other. */
function figuresOf(typed: string): { first: number; second: number; year: number } | null {
  const [, first = "", , second = "", year = ""] = numeric.exec(bare(typed)) ?? [];
  return first === "" ? null : { first: Number(first), second: Number(second), year: wholeYear(year) };
}

const wholeYear = (year: string): number => {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
};

/** The order that a date shows by a part that can be no month; null when it shows none, or is the same in both. */
function shownOrder(typed: string): DayOrder | null {
  const { first = 0, second = 0 } = figuresOf(typed) ?? {};
  if (first > 12 && second <= 12) return "dayFirst";
  return second > 12 && first <= 12 ? "monthFirst" : null;
}

/** Whether a date is one day with the month first, and another with the day first. */
function isOpen(typed: string): boolean {
  const parts = figuresOf(typed);
  return parts !== null && parts.first !== parts.second && parts.first <= 12 && parts.second <= 12;
}

export interface JudgedDays {
  /** What the dates of the file show; null when they show nothing, or both. */
  order: DayOrder | null;
  /** A date that is read by the order of the others; null when there is none. */
  open: string | null;
  /** A date whose year has two figures. */
  short: string | null;
}

/** Checks all dates of a file together: one day above 12 settles the order of the others. */
export function judgeDays(texts: Iterable<string>): JudgedDays {
  const shown = new Set<DayOrder>();
  let open: string | null = null;
  let short: string | null = null;
  for (const typed of texts) {
    const order = shownOrder(typed);
    if (order) shown.add(order);
    else if (open === null && isOpen(typed)) open = typed;
    if (short === null && figuresOf(typed) !== null && /\D\d{2}$/.test(bare(typed))) short = typed;
  }
  const [order = null] = shown.size === 1 ? shown : [];
  return { order, open, short };
}

/** `2026-05-04` for a date that is written in any usual way; its problem for a day that does not exist. */
export function readDay(typed: string, order: DayOrder | null): ReadCell {
  const day = dayOf(typed, order);
  const value = day && isoDay(day);
  if (!value) return { problem: text("settings.importDay") };
  return isSerial(typed) ? { value, note: text("settings.importReadAs", { text: typed, value }) } : { value };
}

/** The day that a date means in this order, to choose one by; empty where it means none. */
export function dayIn(typed: string, order: DayOrder | null): string {
  const day = dayOf(typed, order);
  return (day && isoDay(day)) ?? "";
}

function dayOf(typed: string, order: DayOrder | null): Day | null {
  const written = bare(typed);
  const [, y, , m, d] = /^(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})$/.exec(written) ?? [];
  if (y !== undefined) return [Number(y), Number(m), Number(d)];
  const figures = figuresOf(typed);
  if (figures) return inOrder(figures, { shown: shownOrder(typed), order });
  return serialDay(written) ?? compactDay(written) ?? namedDay(written);
}

/** A date that can only have the other order than those of its file is no date. */
function inOrder(
  { first, second, year }: NonNullable<ReturnType<typeof figuresOf>>,
  { shown, order }: Record<"shown" | "order", DayOrder | null>,
): Day | null {
  if (shown !== null && order !== null && shown !== order) return null;
  const known = shown ?? order ?? (first === second ? "monthFirst" : null);
  if (known === null) return null;
  return known === "dayFirst" ? [year, second, first] : [year, first, second];
}

const firstSerial = 20_000;
const lastSerial = 80_000;
const isSerial = (typed: string): boolean => {
  const [, serial = ""] = /^(\d{5})(?:\.\d+)?$/.exec(typed.trim()) ?? [];
  return Number(serial) >= firstSerial && Number(serial) <= lastSerial;
};

/** The number of a day in spreadsheets, which count from the last day of 1899. */
function serialDay(typed: string): Day | null {
  if (!isSerial(typed)) return null;
  const moment = new Date(Date.UTC(1899, 11, 30 + Math.trunc(Number(typed))));
  return [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
}

/** `20260504` */
function compactDay(typed: string): Day | null {
  const [, year, month, day] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(typed) ?? [];
  return year === undefined ? null : [Number(year), Number(month), Number(day)];
}

/** `15-Jan-26`, `Jan 15, 2026`, `15 janvier 2026` */
function namedDay(typed: string): Day | null {
  const [, led, word = "", year = ""] =
    /^(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]+(?:de\s+)?(\p{L}+)\.?,?[\s./-]+(?:de\s+)?'?(\d{4}|\d{2})$/iu.exec(typed) ??
    [];
  const [, first = "", ended, last = ""] =
    /^(\p{L}+)\.?[\s./-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s./-]+'?(\d{4}|\d{2})$/iu.exec(typed) ?? [];
  const month = monthOf(word || first);
  const day = led ?? ended;
  return month === null || day === undefined ? null : [wholeYear(year || last), month, Number(day)];
}

function isoDay([year, month, day]: Day): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && year > 1900 && year < 2200;
  return exists ? moment.toISOString().slice(0, 10) : null;
}
