/** Heads and values of text whose columns ran together when it was copied: what each head asks for tells its value. */
import { vinIn } from "#vehicles/vin.ts";
import type { Row } from "#intake/reading/layout.ts";
import { saysNothing, valueOf, type ReadField } from "./field-values.ts";
import { insurerAtEnd, isInsurerName, isListedInsurer } from "./known-insurers.ts";
import type { Label } from "./row-labels.ts";
import { isShopName } from "./shop-names.ts";
import { knownMake, statedVehicle } from "./vehicle-description.ts";

export interface Head extends Pick<Label, "label"> {
  /** As written, without spaces. */
  text: string;
}

type Kind = (text: string) => boolean;

const isWord: Kind = (text) => !text.includes(" ");
const isOf =
  (name: ReadField): Kind =>
  (text) =>
    valueOf(name, text) !== null;
const isReference =
  (name: ReadField): Kind =>
  (text) =>
    isWord(text) && valueOf(name, text) === text;

const particle = /^(?:&|al|and|da|de|del|della|der|des|di|dos|du|el|la|le|of|und|van|von|y)$/i;
export const isPersonOrCompany: Kind = (text) =>
  / /.test(text) &&
  !/\d/.test(text) &&
  !isOfTwo(text) &&
  text.split(" ").every((word) => /^[\p{Lu}(]/u.test(word) || particle.test(word)) &&
  !isInsurerName(text) &&
  !isShopName(text) &&
  valueOf("owner", text) !== null;

const endsCompany = String.raw`(?:inc|incorporated|l\.?l\.?c|ll?p|ltd|corp|corporation|pllc)`;
const jr = String.raw`(?:jr|sr|ii|iii|iv)`;
/** "Rapid Route LLC Jane Doe", "Inc Acme", "DOE, JANE A Acme Body Works", "Jane Doe American Family": more than one name, or the end of one. */
const two = [
  new RegExp(String.raw`\s${endsCompany}\.?,? (?!(?:and|&|or|dba|d/b/a|c/o|attn|of)(?!\w))`, "i"),
  new RegExp(String.raw`^(?:${endsCompany}|${jr})\b`, "i"),
  new RegExp(
    String.raw`^\S+(?: \S+)?, (?!${endsCompany}\b)(?!.*(?:&| and | or | y | et ))\S+ \S+ \S+ (?!${jr}\b)\S`,
    "iu",
  ),
];
const isOfTwo: Kind = (text) => {
  const insurer = insurerAtEnd(text);
  return two.some((pattern) => pattern.test(text)) || (insurer?.includes(" ") ?? false);
};

const isPayer: Kind = (text) => isListedInsurer(text) || isPersonOrCompany(text);

/** What labels ask for. */
export const kinds: Partial<Record<Label["label"], Kind>> = {
  appraisedFor: isListedInsurer,
  billTo: isPayer,
  claimant: isPersonOrCompany,
  claimNumber: isReference("claimNumber"),
  insured: isPersonOrCompany,
  insurer: isListedInsurer,
  lossDate: isOf("lossDate"),
  make: (text) => knownMake(text) !== null,
  model: isOf("model"),
  odometer: (text) => isWord(text) && isOf("odometer")(text),
  owner: isPersonOrCompany,
  policyNumber: isReference("policyNumber"),
  repairOrderNumber: isReference("repairOrderNumber"),
  shop: (text) => / /.test(text) && isShopName(text),
  vehicle: (text) => (statedVehicle(text)?.model ?? null) !== null,
  vin: (text) => isWord(text) && vinIn(text) !== null,
  year: (text) => /^(?:19|20)?\d\d$/.test(text),
};

/** What heads that are not read ask for. */
const others: readonly (readonly [RegExp, Kind])[] = [
  [/phone|tel|cell|fax|mobile|^home|^work/, (text) => /^\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}$/.test(text)],
  [/mail/, (text) => isWord(text) && text.includes("@")],
  [/deductible|total/, (text) => /^\$?[\d,]+(?:\.\d\d)?$/.test(text)],
  [/date|promised/, isOf("lossDate")],
  [/address|street/, (text) => /^\d+ /.test(text)],
];

const kindOf = ({ label, text }: Head): Kind | undefined =>
  label === "other" ? others.find(([pattern]) => pattern.test(text))?.[1] : kinds[label];

const [longestValue, mostWords, mostHeads, mostWays] = [8, 24, 10, 400];

const lengthOfInsurers = (way: readonly string[]): number =>
  way.reduce((sum, value) => sum + (isListedInsurer(value) ? value.length : 0), 0);

/** The values of a row of heads, "" where they cannot be told: only one way to cut the row may fit all heads. */
export function valuesByKind(heads: readonly Head[], text: string): string[] {
  const words = text.split(" ");
  const isLong = words.length > mostWords || heads.length > mostHeads;
  if (isLong || heads.every((head) => kindOf(head) === undefined)) return [];
  const ways = [isListedInsurer, isInsurer]
    .map((insurer) =>
      waysToCut(
        words,
        heads.map((head) => (head.label === "insurer" ? insurer : kindOf(head))),
      ),
    )
    .find(({ length }) => length > 0);
  const longest = Math.max(...(ways ?? []).map(lengthOfInsurers));
  const likely = (ways ?? []).filter((way) => lengthOfInsurers(way) === longest);
  return heads.map((_head, at) => {
    const found = new Set(likely.map((way) => way[at]));
    return likely.length < mostWays && found.size === 1 ? (likely[0]?.[at] ?? "") : "";
  });
}

/** One that the list does not have says so in its last word. */
const isInsurer: Kind = (text) =>
  /[ \p{L}] (?:insurance|mutual|casualty|indemnity)$/iu.test(text) && isInsurerName(text);

/** Every way to give each kind one word or more, up to so many; what stands nowhere else is no insurer's name. */
function waysToCut(words: readonly string[], asked: readonly (Kind | undefined)[]): string[][] {
  const known = new Map<string, string[][]>();
  const waysFrom = (at: number, from: number): string[][] => {
    if (at === asked.length) return from === words.length ? [[]] : [];
    const place = `${at} ${from}`;
    const kind = asked[at] ?? ((value: string) => !isListedInsurer(value));
    const ways =
      known.get(place) ??
      Array.from({ length: Math.min(longestValue, words.length - from) }, (_, index) => from + index + 1)
        .flatMap((to) => {
          const value = words.slice(from, to).join(" ");
          const rest = waysFrom(at + 1, to);
          return rest.length > 0 && kind(value) ? rest.map((way) => [value, ...way]) : [];
        })
        .slice(0, mostWays);
    known.set(place, ways);
    return ways;
  };
  return waysFrom(0, 0);
}

/** As many rows as heads, each of which holds what its head asks for: a name alone proves nothing. */
export function valuesInOrder(heads: readonly Head[], rows: readonly Row[]): string[] {
  const values = rows.slice(0, heads.length).map(({ text }) => text);
  if (values.length < heads.length) return [];
  const judged = heads.map((head, at) => ({ label: head.label, isRight: kindOf(head)?.(values[at] ?? "") }));
  const isProven = judged.some(({ label, isRight }) => isRight && label !== "owner" && label !== "insured");
  const isFine = judged.every(({ isRight }, at) => isRight !== false || saysNothing(values[at] ?? ""));
  return isProven && isFine ? values : [];
}
