/** Numbers as people type them, read without floating point. */
import { localeTag } from "#texts/language.ts";

const longest = 15;

interface Separators {
  group: string;
  decimal: string;
}

const readSeparators = new Map<string, Separators>();

function separatorsOf(locale: string): Separators {
  const known = readSeparators.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12_345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const separators = { group: of("group").replaceAll(/\s/g, " "), decimal: of("decimal") };
  readSeparators.set(locale, separators);
  return separators;
}

const plainDigits = (typed: string): string =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll("٫", ".");

/** Digits of other scripts as ours; without directional marks and currency signs, and with plain spaces. */
const plainly = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[٬’]/g, "'")
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cf}\p{Sc}]/gu, "")
    .trim();

/** Books write what is taken off in brackets or with the minus behind. */
function signed(text: string): { isNegative: boolean; digits: string } {
  const [, bracketed, led, ended] = /^\(([^()-]*)\)$|^- ?([^-]*)$|^([^-]*)-$/.exec(text) ?? [];
  const negative = bracketed ?? led ?? ended;
  return { isNegative: negative !== undefined, digits: (negative ?? text).trim() };
}

interface Digits {
  whole: string;
  fraction: string;
}

/** Thousands are groups of three: `1,234,567.8`, `1.234.567,8`, `1 234 567`. */
const grouped = /^([1-9]\d{0,2}(?:([ '.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
const plain = /^(\d*)(?:[.,](\d*))?$/;

/**
 * A point and a comma together say themselves which of them ends the whole number, and so does one that comes twice. One
 * alone before three digits is what the reader's language makes of it; before others it ends the whole number.
 */
function digitsOf(text: string, { group }: Separators): Digits | null {
  const [, thousands = "", separator = "", decimals] = grouped.exec(text) ?? [];
  const groups = decimals !== undefined || thousands.split(separator).length > 2 || /[ ']/.test(separator);
  if (separator !== "" && (groups || separator === group))
    return { whole: thousands.replaceAll(separator, ""), fraction: decimals ?? "" };
  const [all, whole = "", fraction = ""] = plain.exec(text) ?? [];
  return all === undefined ? null : { whole, fraction };
}

/**
 * What was typed, times ten to the number of decimals: `$1,234.5` with 2 decimals is 123450, `(40.00)` and `40.00-` are
 * -4000. Null when it is no number, has more decimals, or thousands that are not groups of three.
 */
export function parseTyped(typed: string, decimals: number, locale = localeTag()): number | null {
  const { isNegative, digits: text } = signed(plainly(typed));
  const read = digitsOf(text, separatorsOf(locale));
  if (!read || read.whole + read.fraction === "" || read.fraction.length > decimals) return null;
  const digits = read.whole + read.fraction.padEnd(decimals, "0");
  if (digits.length > longest) return null;
  const value = Number(digits);
  return !isNegative || value === 0 ? value : -value;
}

/** The same of a percentage, whose sign may stand behind it. */
export const parsePercent = (typed: string, decimals: number, locale = localeTag()): number | null =>
  parseTyped(typed.replace(/[\s\p{Cf}]*[%٪][\s\p{Cf}]*$/u, ""), decimals, locale);

/** The same for a schema: what is none is NaN, which every schema refuses at its field. */
export const scaledNumber = (typed: string, decimals: number): number => parseTyped(typed, decimals) ?? Number.NaN;
export const scaledPercent = (typed: string, decimals: number): number => parsePercent(typed, decimals) ?? Number.NaN;

/** The same as the number itself. */
export const typedNumber = (typed: string, decimals = 0): number =>
  Number(`${scaledNumber(typed, decimals)}e-${decimals}`);

/** A number that may be left out: null for an empty field. */
export const typedOrNone = (typed: string, decimals = 0): number | null =>
  typed.trim() === "" ? null : typedNumber(typed, decimals);

/** The number as people type it: 123450 with 2 decimals is `1234.50`, and with at least none `1234.5`. */
export function typedText(
  value: number,
  decimals: number,
  { least = decimals, locale = localeTag() }: { least?: number; locale?: string } = {},
): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, "").padEnd(least, "0");
  const whole = `${value < 0 ? "-" : ""}${digits.slice(0, cut)}`;
  return fraction === "" ? whole : `${whole}${separatorsOf(locale).decimal}${fraction}`;
}

/** Typed figures, several of them too, with a point before their decimals: `35.5 / 33` of `35,5 / 33`. */
export const normaliseDecimals = (typed: string): string =>
  plainDigits(typed).replaceAll(/(?<![\d.,])(\d+),(\d+)(?![\d.,])/g, "$1.$2");
