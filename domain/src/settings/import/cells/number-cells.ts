/** Numbers as spreadsheets, books and people write them, read by the sign that their whole column has before its decimals. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import { parseTyped } from "#base/typed-number.ts";
import type { ReadCell } from "#base/read-cell.ts";
import type { Reading } from "./read-cell.ts";

export type DecimalSign = "." | ",";

const locales: Record<DecimalSign, string> = { ".": "en-US", ",": "de-DE" };

/** The figures of a number alone: without brackets, signs, currencies and units around them. */
const figuresOf = (written: string): string => /\d[\d.,'’\s]*/u.exec(written)?.[0].trim().replace(/[.,]$/, "") ?? "";

/** A comma and a point together, or one of them twice, say themselves what they are. */
const isPlain = (figures: string): boolean =>
  (figures.includes(".") && figures.includes(",")) || /([.,])\d*\1/.test(figures);

/** The sign that the numbers of a column have before their decimals; null when none of them shows it. */
export function judgeDecimals(texts: Iterable<string>): DecimalSign | null {
  const shown = { ".": 0, ",": 0 };
  for (const written of texts) {
    const figures = figuresOf(written);
    const [last] = /[.,](?=\d*$)/.exec(figures) ?? [];
    if (last === undefined) continue;
    const isGroup = figures.split(last).length > 2;
    const sign: DecimalSign = (last === ",") === isGroup ? "." : ",";
    const isShown = isGroup || isPlain(figures) || !/[.,]\d{3}$/.test(figures) || figures.startsWith("0");
    if (isShown) shown[sign] += 1;
  }
  if (shown["."] === shown[","]) return null;
  return shown["."] > shown[","] ? "." : ",";
}

interface Parsed {
  /** Times ten to the number of decimals. */
  value: number;
  /** What it was read as, where its column has another sign. */
  note?: Text;
}

/** The number times ten to the number of decimals; null for none, and for one that does not go with its column. */
function parse(written: string, decimals: number, { decimalSign }: Reading): Parsed | null {
  const figures = figuresOf(written);
  const other = decimalSign === "." ? "," : ".";
  const isOther = figures.includes(other) && !figures.includes(decimalSign) && !isGrouped(figures, other);
  const value = isOther ? null : parseTyped(withoutZeros(written, decimals), decimals, locales[decimalSign]);
  if (value === null) return null;
  const isStrange = isPlain(figures) && judgeDecimals([figures]) !== decimalSign;
  return isStrange
    ? { value, note: text("settings.importReadAs", { text: written, value: shown(value, decimals) }) }
    : { value };
}

const isGrouped = (figures: string, sign: string): boolean =>
  figures.split(sign).every((part, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));

/** Some programs write more decimals than a number has: `250.0000`. */
const withoutZeros = (written: string, decimals: number): string =>
  written.replace(new RegExp(`([.,]\\d{${decimals}})0+(?=\\D*$)`), (all, kept: string) =>
    all.length > 4 ? kept : all,
  );

const shown = (value: number, decimals: number): string => (value / 10 ** decimals).toFixed(decimals);

const number = ({ value, note }: Parsed): ReadCell => (note === undefined ? { value } : { value, note });

const signs: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "MXN"], US$: ["USD"], C$: ["CAD"], CA$: ["CAD"], CDN$: ["CAD"], A$: ["AUD"], MX$: ["MXN"],
  "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"],
}; // prettier-ignore

/** An amount in cents; one of another currency than the shop's is none. */
export function readAmount(written: string, reading: Reading): ReadCell {
  const money = /[A-Z]{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;
  const currencies = written.match(money) ?? [];
  if (!currencies.every((sign) => (signs[sign] ?? [sign]).includes(reading.currency)))
    return { problem: text("settings.importOtherCurrency", { text: written, currency: reading.currency }) };
  const parsed = parse(written.replaceAll(money, "").trim(), 2, reading);
  return parsed ? number(parsed) : { problem: text("settings.importAmount") };
}

/**
 * `2021.0` is what a spreadsheet makes of a whole number; `50.000` is fifty or fifty thousand, unless its column decides.
 */
export function readWhole(written: string, reading: Reading): ReadCell {
  const parsed = parse(written, 3, reading);
  const isEither = reading.decimalSign === "." && isGrouped(figuresOf(written), ".") && written.includes(".");
  if (!parsed || parsed.value % 1000 !== 0 || isEither) return { problem: text("settings.importWholeNumber") };
  return number({ ...parsed, value: parsed.value / 1000 });
}

/** A model year; of two figures it is one of the last hundred years. */
export function readYear(written: string, reading: Reading): ReadCell {
  const [, short] = /^['’]?(\d{2})$/.exec(written) ?? [];
  if (short === undefined) return readWhole(written, reading);
  const latest = reading.thisYear + 1;
  const value = latest - ((((latest - Number(short)) % 100) + 100) % 100);
  return { value, note: text("settings.importReadAs", { text: written, value }) };
}

const noMiles = /^(?:tmu|tkm|exempt|not actual|true mileage unknown)$/i;
const milesPerKilometer = 0.621_371;

/** Whole miles, also with their unit, in thousands (`120k`) or in kilometers. */
export function readMiles(written: string, reading: Reading): ReadCell {
  if (noMiles.test(written)) return { value: undefined, note: text("settings.importReadAsNothing", { text: written }) };
  const [, figures = "", unit = ""] = /^([^\p{L}]+?)\s*(\p{L}[\p{L} .]*)?$/u.exec(written) ?? [];
  const read = readWhole(figures, reading);
  if ("problem" in read || typeof read.value !== "number") return read;
  const miles = inMiles(read.value, unit.toLowerCase().replaceAll(/[ .]/g, ""));
  if (miles === null) return { problem: text("settings.importWholeNumber") };
  return miles === read.value
    ? read
    : { value: miles, note: text("settings.importReadAs", { text: written, value: miles }) };
}

function inMiles(value: number, unit: string): number | null {
  if (/^(?:|mi|mls?|miles?)$/.test(unit)) return value;
  if (/^k(?:mi|miles)?$/.test(unit)) return value * 1000;
  return /^(?:kms?|kilometers?|kilometres?|kilomètres?)$/.test(unit) ? Math.round(value * milesPerKilometer) : null;
}

/** Degrees and the like, which have no thousands. */
export function readDecimal(written: string): ReadCell {
  const value = /^[-−]?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace("−", "-").replace(",", ".")) : null;
  if (value === null) return { problem: text("base.enterANumber") };
  return written.includes(",") ? { value, note: text("settings.importReadAs", { text: written, value }) } : { value };
}

/** In hundredths of a percent. A spreadsheet shows 90 % and may write 0.9. */
export function readPercent(written: string, reading: Reading): ReadCell {
  const parsed = parse(written.replace(/\s*%$/, ""), 2, reading);
  if (!parsed) return { problem: text("settings.importPercent") };
  const isShare = !written.includes("%") && parsed.value !== 0 && Math.abs(parsed.value) <= 100;
  return isShare
    ? { value: parsed.value, note: text("settings.importReadAs", { text: written, value: `${parsed.value / 100} %` }) }
    : number(parsed);
}
