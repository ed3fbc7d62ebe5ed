/** Numbers as people type them, read without floating point. */
import { localeTag } from "#texts/language.ts";

const longest = 15;

interface Separators {
  group: string;
  decimal: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12_345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: of("group"), decimal: of("decimal") };
}

/** Digits of other scripts as ours; without spaces, directional marks and currency signs. */
const plainly = (typed: string): string =>
  typed
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll("٫", ".")
    .replaceAll("−", "-")
    .replaceAll(/[\s\p{Cf}\p{Sc}٬]/gu, "");

/**
 * What was typed, times ten to the number of decimals: `$1,234.5` with 2 decimals is 123450. Null when it is no number,
 * or has more decimals.
 */
export function parseTyped(typed: string, decimals: number, locale = localeTag()): number | null {
  const { group, decimal } = separatorsOf(locale);
  const text = plainly(typed);
  const isGrouped = group !== "" && new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(?!\\d)`).test(text);
  const ungrouped = isGrouped ? text.replaceAll(group, "") : text;
  const [, sign = "", whole = "", fraction = ""] =
    /^(-?)(\d*)(?:[.,](\d*))?$/.exec(ungrouped.replaceAll(decimal, ".")) ?? [];
  const digits = whole + fraction.padEnd(decimals, "0");
  if (whole + fraction === "" || fraction.length > decimals || digits.length > longest) return null;
  const value = Number(digits);
  return sign === "" || value === 0 ? value : -value;
}

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
