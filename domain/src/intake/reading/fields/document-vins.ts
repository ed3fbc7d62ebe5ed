/** The VINs of a document: its vehicle's, and those of other vehicles in it. */
import {
  correctedVin,
  hasValidCheckDigit,
  isLikelyVin,
  mayBeVin,
  meantDigits,
  normaliseVin,
  vinIn,
  vinLength,
  vinsIn,
} from "#vehicles/vin.ts";
import type { Found } from "#intake/reading/estimate-document.ts";
import type { LabelledValue } from "./labelled-values.ts";
import type { Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { describedVehicle } from "./vehicle-description.ts";

/** What speaks for a VIN: its label, the row of its vehicle, or neither; a `strange` one is a donor's or in a part's note. */
const standings = ["labelled", "described", "bare", "strange"] as const;
type Standing = (typeof standings)[number];

interface SeenVin {
  standing: Standing;
  found: Found;
}

/** How sure a VIN is, at most; below 0.6 a person is asked. */
const surenesses: Readonly<Record<Standing, number>> = { labelled: 1, described: 0.8, bare: 0.5, strange: 0.4 };
/** Of one that only its check digit speaks for, where nothing says that it is another's. */
export const isBare = (vin: Found, others: readonly Found[]): boolean =>
  others.length === 0 &&
  vin.confidence > surenesses.strange &&
  vin.confidence <= surenesses.bare &&
  hasValidCheckDigit(vin.value) &&
  vin.quote.includes(vin.value) &&
  !isLent(vin.quote);
/** The paper's vehicle proves it. */
export const asDescribed = (vin: Found): Found => ({
  ...vin,
  confidence: (vin.confidence * surenesses.described) / surenesses.bare,
});
const correctedSureness = 0.5;
export const misprintedSureness = 0.3;
/** Of several, or without a check digit that fits, as elsewhere than in North America. */
export const unsureVin = 0.5;
export const mostOtherVins = 5;

export interface DocumentVins {
  vin: Found | null;
  otherVins: Found[];
}

export function documentVins(rows: readonly Row[], labelled: readonly LabelledValue[]): DocumentVins {
  const own = labelled.filter(({ label }) => label === "vin");
  const strange = strangeRows(rows, own);
  const read = own.map((value) => ({ value, vins: labelledVin(value, strange) }));
  const seen = [...read.flatMap(({ vins }) => vins), ...rows.flatMap((row) => plainVins(row, strange))];
  const vin = likeliest(seen);
  const unread = read.flatMap(({ value, vins }) => (vins.length === 0 ? value : []));
  const labelledRows = new Set(own.map(({ row }) => row));
  const free = rows.filter((row) => !labelledRows.has(row) && isOfVehicle(row.text));
  const unsure = [
    ...seen.flatMap(({ standing, found }) => (standing === "strange" ? [] : found)),
    ...[...unread.filter(({ row }) => !strange.has(row)), ...free.filter((row) => !strange.has(row)).map(inRow)]
      .flatMap(misprintedVins)
      .concat(vin === null && unread.length === 0 ? rows.filter((row) => !strange.has(row)).flatMap(seenVins) : [])
      .filter(({ value }) => vin === null || isAnother(value, vin.value)),
  ];
  const others = new Map<string, Found>();
  for (const found of unsure)
    if (found.value !== vin?.value && !others.has(found.value)) others.set(found.value, found);
  return {
    vin: vin && others.size > 0 ? { ...vin, confidence: Math.min(vin.confidence, unsureVin) } : vin,
    otherVins: [...others.values()].slice(0, mostOtherVins),
  };
}

type Place = Pick<LabelledValue, "box" | "row" | "text">;
const inRow = (row: Row): Place => ({ row, text: row.text, box: row.box });

/** By what speaks for it, then by how often it stands there, then by how sure it is. */
function likeliest(seen: readonly SeenVin[]): Found | null {
  for (const standing of standings) {
    const own = seen.filter((one) => one.standing === standing).map(({ found }) => found);
    const counts = [...Map.groupBy(own, ({ value }) => value).values()];
    const most = Math.max(0, ...counts.map(({ length }) => length));
    const likely = counts.filter(({ length }) => length === most).flat();
    const [first] = likely.toSorted((one, other) => other.confidence - one.confidence);
    if (first) return first;
  }
  return null;
}

/** A donor gave used parts; rented and traded vehicles are not the one that is repaired. Of a claimant's nobody knows. */
export const donor = /\b(?:donor|lkq|recycl\w*|salvage)\b/i;
const anothers =
  /\b(?:donor|rental|rent(?:ed)?|loaner|loan|trade(?:-?in)?|tow(?:ed)?|part|assy|assembly|from|of)\W*(?:vehicle|veh|car|unit)?[^\p{L}\p{N}]*$/iu;
const inPart = /\b(?:part|assy|assembly|used|from|replace|repl|quote|invoice|supplier|note)\b/i;

/** The rows that speak of another's vehicle, and where its VIN is to follow the two below them. */
function strangeRows(rows: readonly Row[], own: readonly LabelledValue[]): ReadonlySet<Row> {
  const found = new Set(own.filter(({ before }) => anothers.test(before)).map(({ row }) => row));
  for (const [index, { text }] of rows.entries()) {
    if (!donor.test(text)) continue;
    const goesOn = /\bdonor\b/i.test(text) && vinIn(text) === null;
    for (const row of rows.slice(index, index + (goesOn ? 3 : 1))) found.add(row);
  }
  return found;
}

/** "4T1G11AK2MU990001Color", where print is set tight. */
const runIntoWord = /^[A-HJ-NPR-Z0-9]{17}(?=\p{Lu}\p{Ll}{2})/u;

function labelledVin(labelled: LabelledValue, strange: ReadonlySet<Row>): SeenVin[] {
  const { row, box, isBelow, hasColon } = labelled;
  const text = labelled.text.replace(runIntoWord, "$& ");
  const read = vinIn(text);
  const value = read ?? correctedIn(text, row.confidence < 1);
  if (value === null) return [];
  const standing = strange.has(row) ? "strange" : "labelled";
  const isProven = read !== null && hasValidCheckDigit(read);
  const sureness =
    (isBelow ? 0.9 : 1) * (hasColon ? 1 : 0.9) * (read === null ? correctedSureness : isProven ? 1 : unsureVin);
  return [{ standing, found: foundIn(value, { ...row, box }, sureness * surenesses[standing]) }];
}

/** What recognition saw with one wrong sign is told, and must be confirmed; and so is the letter O that was typed for a zero. */
function correctedIn(text: string, isSeen: boolean): string | null {
  if (isSeen) return correctedWhereSeen(text);
  const [typed] = /[A-Z0-9]{17}/i.exec(text) ?? [];
  return typed !== undefined && /[OQI]/i.test(typed) ? correctedVin(typed) : null;
}

/** Signs that no VIN has, and the ones that recognition takes for them. */
const seenAs: ReadonlyMap<string, string> = new Map([
  [")", "J"],
  ["]", "J"],
  ["}", "J"],
  ["(", "C"],
  ["|", "1"],
  ["!", "1"],
  ["$", "S"],
  ["£", "E"],
  ["€", "E"],
  ["@", "0"],
]);

const meantSigns = (text: string): string => Array.from(text, (sign) => seenAs.get(sign) ?? sign).join("");

/** In a row of a picture without a label: what has signs for which recognition takes those of a VIN. */
function seenVins(row: Row): Found[] {
  if (row.confidence === 1 || inPart.test(row.text)) return [];
  const words = row.text
    .split(" ")
    .filter((word) => /\d/.test(word))
    .map((word) => normaliseVin(meantSigns(word)));
  const seen = [...words, ...words.map((word, index) => `${word}${words[index + 1] ?? ""}`)].find(
    (word) => word.length >= vinLength && (mayBeVin(word) || isLikelyVin(word)),
  );
  return seen === undefined ? [] : [foundIn(seen, row, misprintedSureness)];
}

/** It may have been seen in several words. Of one with such a sign nothing else is exchanged. */
function correctedWhereSeen(text: string): string | null {
  const meant = meantSigns(text);
  const words = meant.split(/\s+/).slice(0, mostGroups).map(normaliseVin);
  const joined = words.map((_word, index) => words.slice(0, index + 1).join(""));
  const seen = joined.find(({ length }) => length === vinLength) ?? /[A-Z0-9]{17}/i.exec(meant)?.[0];
  if (seen === undefined) return null;
  const isRight = correctedVin(seen) === meantDigits(seen.toUpperCase());
  return meant === text || isRight ? correctedVin(seen) : null;
}

/** VINs without a label: the check digit tells them from part numbers. */
function plainVins(row: Row, strange: ReadonlySet<Row>): SeenVin[] {
  const vins = vinsIn(row.text, { areGrouped: false }).filter(hasValidCheckDigit);
  if (vins.length === 0) return [];
  const plain = isOfVehicle(row.text) ? "described" : "bare";
  const standing = strange.has(row) || inPart.test(row.text) ? "strange" : plain;
  return vins.map((value) => ({ standing, found: foundIn(value, row, surenesses[standing]) }));
}

function isOfVehicle(text: string): boolean {
  const [before = ""] = beforeYear.exec(text) ?? [];
  return !isLent(before) && describedVehicle(text.slice(before.length)) !== null;
}

/** "Vehicle: 2021 Toyota", "BRANDT, EMILY 2019 Hyundai" */
const beforeYear = /^[^\d]{1,60}(?=(?:19|20)\d\d\s+\p{L})/u;
export const isLent = (before: string): boolean =>
  /\b(?:(?<!\b(?:car|truck|van) )rental|rent(?:ed)?|loaner|loan|trade(?:-?in)?|tow(?:ed)?)\b|\b(?:adverse|at[- ]fault|claimant['’]?s?|other|third[- ]party) (?:auto|car|veh(?:icle)?)\b/i.test(
    before,
  );

/** As they stand: what has a wrong sign, or one too few or too many. */
function misprintedVins({ text, row, box }: Place): Found[] {
  const plain = row.confidence < 1 ? meantSigns(text) : text;
  const words = plain.split(/[^\p{L}\p{N}\p{Pd}]+/u).map(normaliseVin);
  const count = words.findIndex((word) => /^[A-Z]{4,}$/.test(word));
  const groups = words
    .slice(0, count < 0 ? mostGroups : count)
    .map((_word, index) => words.slice(0, index + 1).join(""));
  const seen =
    groups.find((joined) => joined.length === vinLength && mayBeVin(joined)) ??
    words.find(mayBeVin) ??
    (row.confidence < 1 ? groups.find(mayBeVin) : undefined);
  return seen === undefined ? [] : [foundIn(seen, { ...row, box }, misprintedSureness)];
}
const mostGroups = 6;

/** It differs in more than what is misprinted. */
const isAnother = (misprint: string, vin: string): boolean =>
  misprint.length === vinLength &&
  Array.from(misprint).filter((sign, index) => sign !== vin[index]).length > alikeSigns;
const alikeSigns = 3;
