/** Vehicle identification numbers (49 CFR 565; handbook section 16). */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";

const letterValues = new Map(
  "A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9"
    .split(" ")
    .map((pair) => [pair.charAt(0), Number(pair.charAt(1))]),
);

/** Of each position in the sum that the check digit is made of. */
export const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

export const signValue = (sign: string): number => letterValues.get(sign) ?? Number(sign);

/** Uppercase, without spaces, dashes and the marks that barcodes and lists put around it: how a VIN is stored and compared. */
export const normaliseVin = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\p{Cf}\p{Pd}*.'"`]/gu, "");

/** Returns the check digit that belongs in position 9: `0`-`9` or `X`. */
export function vinCheckDigit(vin: string): string {
  const total = vin.split("").reduce((sum, sign, index) => sum + signValue(sign) * (weights[index] ?? 0), 0);
  const remainder = total % 11;
  return remainder === 10 ? "X" : String(remainder);
}

export const hasValidCheckDigit = (vin: string): boolean => vin.length === 17 && vin[8] === vinCheckDigit(vin);

/**
 * North American VINs, which begin with 1 to 5 or 7F to 70 (SAE J1044), must have a correct check digit; elsewhere it is
 * not prescribed.
 */
export const needsCheckDigit = (vin: string): boolean => /^(?:[1-5]|7[F-Z0-9])/.test(vin);

/** Returns why no vehicle of this year can have this VIN, or null. A wrong check digit needs "I checked this VIN"; a short VIN only before 1981. */
export function objectionToVin(vin: string, { year, isChecked }: { year: number; isChecked: boolean }): Text | null {
  if (vin.length < 17 && year >= 1981) return text("vehicles.vinHas17Characters");
  const isDoubtful = vin.length === 17 && needsCheckDigit(vin) && !hasValidCheckDigit(vin) && !isChecked;
  return isDoubtful ? text("vehicles.theCheckDigitDoesNotMatch") : null;
}

/** No typed or misread one: North America's by the check digit, all by the four digits at their end (ISO 3779). */
export const isLikelyVin = (word: string): boolean =>
  /^[A-HJ-NPR-Z0-9]{13}\d{4}$/.test(word) && /[A-Z]/.test(word) && (!needsCheckDigit(word) || hasValidCheckDigit(word));

/** A VIN with wrong signs, or with one too few or too many: a person must compare it. */
export const mayBeVin = (word: string): boolean =>
  /^(?=(?:\d*[A-Z]){2})(?=(?:[A-Z]*\d){5})[A-Z0-9]{13,15}\d{3}$/.test(word) && !isLikelyVin(word);

/** Returns the VIN in a text, such as a barcode's, which may have a letter in front, and other parts or marks around it; null when there is none. */
export const vinIn = (text: string): string | null => vinsIn(text, { areGrouped: true })[0] ?? null;

/** Returns the VINs in a text, in their order. Those in groups, `4T1G 11AK 2MU 990001`, are recognized by the check digit. */
export const vinsIn = (text: string, { areGrouped }: { areGrouped: boolean }): string[] =>
  text.split(/[^\p{L}\p{N}\p{Cf}\p{Pd}\s]/u).flatMap((part) => {
    const words = part.split(/\s+/).map(normaliseVin);
    return areGrouped ? vinsOfGroups(words) : words.flatMap((word) => wholeVin(word) ?? []);
  });

function wholeVin(word: string): string | null {
  const plain = word.length === vinLength + 1 ? word.replace(/^I/, "") : word;
  return isLikelyVin(plain) ? plain : null;
}
export const vinLength = 17;

function vinsOfGroups(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const whole = wholeVin(words[at] ?? "");
    if (whole !== null) found.push(whole);
    else {
      const count = groupsOfVin(words.slice(at, at + vinLength));
      if (count === 0) continue;
      found.push(words.slice(at, at + count).join(""));
      at += count - 1;
    }
  }
  return found;
}

/** How many words together are a VIN. */
function groupsOfVin(words: readonly string[]): number {
  let joined = "";
  for (const [index, word] of words.entries()) {
    joined += word;
    if (joined.length > vinLength) return 0;
    if (joined.length === vinLength && isLikelyVin(joined) && hasValidCheckDigit(joined)) return index + 1;
  }
  return 0;
}

const alike = new Map([
  ["O", "0"],
  ["Q", "0"],
  ["I", "1"],
]);

/**
 * Returns the VIN that a list means: without a barcode's letter in front, and with digits for the letters that no VIN has
 * where the check digit proves them; otherwise as it is stored.
 */
export function meantVin(written: string): string {
  const vin = normaliseVin(written);
  const scanned = /^I[A-Z0-9]{17}$/.test(vin) ? vin.slice(1) : vin;
  const digits = meantDigits(scanned);
  return hasValidCheckDigit(digits) ? digits : scanned;
}

/** Signs that recognition takes for one another, in both directions. */
export const confused: readonly string[] = [
  "06",
  "08",
  "0D",
  "1T",
  "1L",
  "17",
  "2Z",
  "38",
  "39",
  "3B",
  "4A",
  "5S",
  "6B",
  "6G",
  "68",
  "8B",
  "CG",
  "EF",
  "HN",
  "HW",
  "MN",
  "PR",
  "UV",
  "VY",
  "WV",
  "XK",
];

/**
 * Returns the VIN of North America that was seen with one wrong sign: the only one whose check digit fits when one sign is
 * exchanged for one that looks like it. Null where several fit, or none: then it must be asked.
 */
export function correctedVin(seen: string): string | null {
  const vin = meantDigits(normaliseVin(seen));
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) || !needsCheckDigit(vin)) return null;
  if (hasValidCheckDigit(vin)) return vin;
  const candidates = confused.flatMap((pair) => {
    const [one = "", other = ""] = pair;
    return [...exchanged(vin, one, other), ...exchanged(vin, other, one)];
  });
  const fitting = new Set(candidates.filter((each) => hasValidCheckDigit(each) && /\d{4}$/.test(each)));
  const [only] = fitting;
  return fitting.size === 1 ? (only ?? null) : null;
}

/** With digits for the letters that no VIN has. */
export const meantDigits = (vin: string): string => vin.replaceAll(/[OQI]/g, (letter) => alike.get(letter) ?? letter);

const exchanged = (vin: string, one: string, other: string): string[] =>
  vin.split("").flatMap((sign, at) => (sign === one ? vin.slice(0, at) + other + vin.slice(at + 1) : []));

/** Whether somebody who meant this VIN typed one wrong sign, or two neighbours the other way round: no VIN is like it. */
export function isMistyped(typed: string, vin: string): boolean {
  if (typed.length !== vin.length || hasValidCheckDigit(typed)) return false;
  const [at, next, ...more] = typed.split("").flatMap((sign, place) => (sign === vin[place] ? [] : [place]));
  if (at === undefined || more.length > 0) return false;
  return next === undefined || (next === at + 1 && typed[at] === vin[next] && typed[next] === vin[at]);
}

/** The last eight characters, by which people in a workshop identify a vehicle. */
export const vinTail = (vin: string): string => vin.slice(-8);
