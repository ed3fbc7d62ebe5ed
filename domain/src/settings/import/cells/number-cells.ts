/** Numbers as spreadsheets, books and people write them, read by the sign that their whole column has before its decimals. */
import { t } from "#texts/text.ts";
import { parseTyped } from "#base/typed-number.ts";
import type { ReadCell } from "#base/read-cell.ts";
import type { Reading } from "./read-cell.ts";

export type DecimalSign = "." | ",";

const locales: Record<DecimalSign, string> = { ".": "en-US", ",": "de-DE" };

/** The figures of a number alone: without brackets, signs, currencies and units around them. */
const figuresOf = (text: string): string => /\d[\d.,'’\s]*/u.exec(text)?.[0].trim().replace(/[.,]$/, "") ?? "";

/** A comma and a point together, or one of them twice, say themselves what they are. */
const isPlain = (figures: string): boolean =>
  (figures.includes(".") && figures.includes(",")) || /([.,])\d*\1/.test(figures);

/** The sign that the numbers of a column have before their decimals; null when none of them shows it. */
export function judgeDecimals(texts: Iterable<string>): DecimalSign | null {
  const shown = { ".": 0, ",": 0 };
  for (const text of texts) {
    const figures = figuresOf(text);
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
  note?: string;
}

/** The number times ten to the number of decimals; null for none, and for one that does not go with its column. */
function parse(text: string, decimals: number, { decimalSign }: Reading): Parsed | null {
  const figures = figuresOf(text);
  const other = decimalSign === "." ? "," : ".";
  const isOther = figures.includes(other) && !figures.includes(decimalSign) && !isGrouped(figures, other);
  const value = isOther ? null : parseTyped(withoutZeros(text, decimals), decimals, locales[decimalSign]);
  if (value === null) return null;
  const isStrange = isPlain(figures) && judgeDecimals([figures]) !== decimalSign;
  return isStrange ? { value, note: t("settings.importReadAs", { text, value: shown(value, decimals) }) } : { value };
}

const isGrouped = (figures: string, sign: string): boolean =>
  figures.split(sign).every((part, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));

/** Some programs write more decimals than a number has: `250.0000`. */
const withoutZeros = (text: string, decimals: number): string =>
  text.replace(new RegExp(`([.,]\\d{${decimals}})0+(?=\\D*$)`), (all, kept: string) => (all.length > 4 ? kept : all));

const shown = (value: number, decimals: number): string => (value / 10 ** decimals).toFixed(decimals);

const number = ({ value, note }: Parsed): ReadCell => (note === undefined ? { value } : { value, note });

const signs: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "MXN"], US$: ["USD"], C$: ["CAD"], CA$: ["CAD"], CDN$: ["CAD"], A$: ["AUD"], MX$: ["MXN"],
  "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"],
}; // prettier-ignore

/** An amount in cents; one of another currency than the shop's is none. */
export function readAmount(text: string, reading: Reading): ReadCell {
  const money = /[A-Z]{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;
  const currencies = text.match(money) ?? [];
  if (!currencies.every((sign) => (signs[sign] ?? [sign]).includes(reading.currency)))
    return { problem: t("settings.importOtherCurrency", { text, currency: reading.currency }) };
  const parsed = parse(text.replaceAll(money, "").trim(), 2, reading);
  return parsed ? number(parsed) : { problem: t("settings.importAmount") };
}

/**
 * `2021.0` is what a spreadsheet makes of a whole number; `50.000` is fifty or fifty thousand, unless its column tells.
 */
export function readWhole(text: string, reading: Reading): ReadCell {
  const parsed = parse(text, 3, reading);
  const isEither = reading.decimalSign === "." && isGrouped(figuresOf(text), ".") && text.includes(".");
  if (!parsed || parsed.value % 1000 !== 0 || isEither) return { problem: t("settings.importWholeNumber") };
  return number({ ...parsed, value: parsed.value / 1000 });
}

/** A model year; of two figures it is one of the last hundred years. */
export function readYear(text: string, reading: Reading): ReadCell {
  const [, short] = /^['’]?(\d{2})$/.exec(text) ?? [];
  if (short === undefined) return readWhole(text, reading);
  const latest = reading.thisYear + 1;
  const value = latest - ((((latest - Number(short)) % 100) + 100) % 100);
  return { value, note: t("settings.importReadAs", { text, value }) };
}

const noMiles = /^(?:tmu|tkm|exempt|not actual|true mileage unknown)$/i;
const milesPerKilometer = 0.621_371;

/** Whole miles, also with their unit, in thousands (`120k`) or in kilometers. */
export function readMiles(text: string, reading: Reading): ReadCell {
  if (noMiles.test(text)) return { value: undefined, note: t("settings.importReadAsNothing", { text }) };
  const [, figures = "", unit = ""] = /^([^\p{L}]+?)\s*(\p{L}[\p{L} .]*)?$/u.exec(text) ?? [];
  const read = readWhole(figures, reading);
  if ("problem" in read || typeof read.value !== "number") return read;
  const miles = inMiles(read.value, unit.toLowerCase().replaceAll(/[ .]/g, ""));
  if (miles === null) return { problem: t("settings.importWholeNumber") };
  return miles === read.value ? read : { value: miles, note: t("settings.importReadAs", { text, value: miles }) };
}

function inMiles(value: number, unit: string): number | null {
  if (/^(?:|mi|mls?|miles?)$/.test(unit)) return value;
  if (/^k(?:mi|miles)?$/.test(unit)) return value * 1000;
  return /^(?:kms?|kilometers?|kilometres?|kilomètres?)$/.test(unit) ? Math.round(value * milesPerKilometer) : null;
}

/** Degrees and the like, which have no thousands. */
export function readDecimal(text: string): ReadCell {
  const value = /^[-−]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace("−", "-").replace(",", ".")) : null;
  if (value === null) return { problem: t("base.enterANumber") };
  return text.includes(",") ? { value, note: t("settings.importReadAs", { text, value }) } : { value };
}

/** In hundredths of a percent. A spreadsheet shows 90 % and may write 0.9. */
export function readPercent(text: string, reading: Reading): ReadCell {
  const parsed = parse(text.replace(/\s*%$/, ""), 2, reading);
  if (!parsed) return { problem: t("settings.importPercent") };
  const isShare = !text.includes("%") && parsed.value !== 0 && Math.abs(parsed.value) <= 100;
  return isShare
    ? { value: parsed.value, note: t("settings.importReadAs", { text, value: `${parsed.value / 100} %` }) }
    : number(parsed);
}
