/** The labels of a row: where they begin and end, and how sure it is that they are labels. */
import type { Labelled } from "./field-labels.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { labelsAt, type WrittenLabel } from "./written-labels.ts";

export interface Label {
  label: Labelled;
  /** Of its first sign and the first behind it. */
  from: number;
  to: number;
  hasColon: boolean;
  /** A word that stands alone in its cell without a colon may be a value: it is a label of what is below it, or of a list. */
  isSure: boolean;
}

const plainOf = (signs: readonly Sign[]): string =>
  signs.map(({ sign }) => sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().charAt(0) || "?").join("");

const mostLabels = 12;

/** A label begins a word and ends with a colon or a number sign, at a gap, or before a value with a digit. */
export function labelsIn(row: Row): Label[] {
  const { signs } = row;
  const plain = plainOf(signs);
  const labels = writtenLabels(signs, plain);
  if (labels.length === 0) return [];
  const covered = labels.reduce((sum, { from, to }) => sum + to - from, 0);
  if (covered === signs.length) return labels; // A row of heads, with or without colons.
  const heads = headsIn(signs, labels);
  if (heads) return heads;
  const isColoned = labels.some(({ hasColon }) => hasColon);
  const pairs = plain.includes(":") ? [] : pairsIn(signs, plain, labels);
  if (pairs.length > 0) return labels.filter((one) => one.hasColon || pairs.includes(one));
  return labels.flatMap((one) => {
    if (one.hasColon || isNumbered(plain, one, isColoned) || isSurnamed(signs, one)) return one;
    return isCell(signs, one.from, one.to) ? { ...one, isSure: false } : [];
  });
}

/** "Owner McELROY, DONNIE WAYNE" at the start of a cell: a surname and its comma follow in no sentence. */
function isSurnamed(signs: readonly Sign[], { label, from, to }: Label): boolean {
  if ((label !== "owner" && label !== "insured") || (from > 0 && signs[from]?.gap !== "cell")) return false;
  const end = signs.findIndex(({ gap }, at) => at > to && gap === "cell");
  return surnameFirst.test(textOf(signs.slice(to, end < 0 ? undefined : end)));
}
const surnameFirst =
  /^(?!.*\b(?:states?|said|declined|requests?|wants|please)\b)(?:Ma?c)?\p{Lu}[\p{Lu}'’-]+(?: [\p{Lu}'’-]+){0,2}, \p{Lu}[\p{L}.'’-]*(?: [\p{L}&.'’-]+){0,4}$/u;

/** Every label that is written in a row, whether anything tells that it is one. */
export const mayBeLabels = ({ signs }: Row): Label[] => writtenLabels(signs, plainOf(signs));

/** And something behind it. */
export function beginsWithLabel({ signs }: Row): boolean {
  const [first] = writtenLabels(signs, plainOf(signs), 1);
  return first !== undefined && first.to < signs.length;
}

function writtenLabels(signs: readonly Sign[], plain: string, before = signs.length): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < before && labels.length < mostLabels; at++) {
    if (!beginsWord(signs, at)) continue;
    const label = labelsAt(plain, at).flatMap((one) => endedLabel(signs, { ...one, plain, at }) ?? [])[0];
    if (!label || isOfInsurer(signs, label, { before: labels.at(-1), plain })) continue;
    labels.push(qualified(signs, label, labels.at(-1)));
    at = label.to - 1;
  }
  return labels;
}

/** "Insurance: Erie Insurance Claim #": the word ends the name, and the label begins behind it. */
const isOfInsurer = (
  signs: readonly Sign[],
  { label, from, to, hasColon }: Label,
  { before, plain }: { before: Label | undefined; plain: string },
): boolean =>
  (label === "claimNumber" || (label === "insurer" && (!hasColon || /[-–—]/.test(plain.charAt(to - 1))))) &&
  before?.label === "insurer" &&
  before.to < from &&
  plain.startsWith("insurance", from) &&
  signs[from]?.gap === "space";

/** A label ends with its colon or with its word; one that is not read stands in a cell of its own, or has a colon. */
function endedLabel(
  signs: readonly Sign[],
  { label, text, plain, at }: WrittenLabel & { plain: string; at: number },
): Label | null {
  const end = at + text.length;
  const mark = markBehind(signs, plain, end);
  const to = end + mark.length;
  const hasColon = /[:#=]|\.\.|^[-–—]/.test(mark) || text.endsWith("#");
  if ((!hasColon && !endsWord(signs, to)) || signs.slice(at + 1, end).some(({ gap }) => gap === "cell")) return null;
  const isGeneric = label === "company" || label === "name";
  const isApart = isGeneric ? isListed(signs, at, to) : label !== "other" || isWhole(signs, at, to);
  if (!hasColon && !isApart) return null;
  return { label, from: at - countBefore(signs, plain, at), to, hasColon, isSure: true };
}

const longestQualifier = 20;
/** They make another's of what the label names. */
const foreign = /(?:prior|previous|old|other|second(?:ary)?|2nd|adverse|agent|rental|related|reference|underwriting)$/;

/** The words before a label with a colon at the start of its cell belong to it, but not where they may be the value of the one before. */
function qualified(signs: readonly Sign[], label: Label, before: Label | undefined): Label {
  const start = signs.findLastIndex(({ gap }, at) => at <= label.from && (gap === "cell" || at === 0));
  const words = plainOf(signs.slice(start, label.from));
  const isName = label.label === "other" && signs[0]?.x === null; // "Jane Doe Date:", where the columns ran together.
  const isOwn =
    !isName &&
    label.hasColon &&
    label.label !== "vin" &&
    (before?.to ?? 0) <= start &&
    (before?.to !== start || start === 0);
  if (!isOwn || words === "" || words.length > longestQualifier || /[^\p{L}'’./]/u.test(words)) return label;
  return { ...label, label: foreign.test(words) ? "other" : label.label, from: start };
}

/** Forms count their fields: "3. Insurer" */
function countBefore(signs: readonly Sign[], plain: string, at: number): number {
  const [count = ""] = /\d{1,2}[.)]$/.exec(plain.slice(Math.max(0, at - 3), at)) ?? [];
  const from = at - count.length;
  return count !== "" && (from === 0 || signs[from]?.gap !== "none") ? count.length : 0;
}

/** A colon, a number sign, leading points, or a dash that stands free. */
function markBehind(signs: readonly Sign[], plain: string, end: number): string {
  const [mark = ""] = /^[#.]?[:#.=]*/.exec(plain.slice(end, end + longestMark)) ?? [];
  if (mark !== "") return mark;
  const isWord = end < 2 || signs[end - 1]?.gap === "none"; // "R O - 5 5 1 2" is one number.
  const isFree = isWord && signs[end]?.gap !== "none" && signs[end + 1] !== undefined && signs[end + 1]?.gap !== "none";
  return isFree && /^[-–—=]/.test(plain.slice(end, end + 1)) ? plain.slice(end, end + 1) : "";
}
const longestMark = 200;

const beginsWord = (signs: readonly Sign[], at: number): boolean =>
  at === 0 || signs[at]?.gap !== "none" || /[:;,([|*•·]/.test(signs[at - 1]?.sign ?? "");
const endsWord = (signs: readonly Sign[], at: number): boolean => at >= signs.length || signs[at]?.gap !== "none";
const isWhole = (signs: readonly Sign[], from: number, to: number): boolean =>
  (from === 0 || signs[from]?.gap === "cell" || signs[from]?.x === null) && endsWord(signs, to);
/** "Name        Jane Doe": what it means, the heading of its block says. */
const isListed = (signs: readonly Sign[], from: number, to: number): boolean =>
  from === 0 && (signs[0]?.x === null || signs[to]?.gap === "cell");
const isCell = (signs: readonly Sign[], from: number, to: number): boolean =>
  (from === 0 || signs[from]?.gap === "cell") && (to >= signs.length || signs[to]?.gap === "cell");
/** A value with a digit follows; in a row that has colons what is no name ends the value before it by the same. */
function isNumbered(plain: string, { label, to }: Label, isColoned: boolean): boolean {
  const value = plain.slice(to, to + 19);
  if (label === "vin" && /^\*?[a-hj-npr-z0-9]{17}(?![a-z0-9])/.test(value)) return true; // Between asterisks as of a barcode.
  if (label === "vin" && !/^[a-z0-9]{8}/.test(value)) return false; // "BMW Série 3"
  if (label === "odometer" && !isColoned) return /^\d{1,3}[,.]?\d{3}/.test(value);
  const isPossible = numbered.has(label) || (isColoned && !named.has(label));
  // "RO NO. FOCS338121", as dealers number theirs.
  return isPossible && /^(?:[a-z]{1,3}-?)?\d|^[a-z]{4}\d{5}/.test(value);
}

/** What a number can follow without a colon. */
const numbered: ReadonlySet<Labelled> = new Set([
  "repairOrderNumber",
  "invoiceNumber",
  "claimNumber",
  "policyNumber",
  "vehicle",
  "vin",
  "odometer",
]);
/** What may be a word of a name: "Tesla Model 3". */
export const named: ReadonlySet<Labelled> = new Set([
  "adjuster",
  "appraisedFor",
  "billTo",
  "claimant",
  "insured",
  "insurer",
  "make",
  "makeAndModel",
  "model",
  "owner",
  "shop",
  "trim",
]);

/** "YEAR 2020  MAKE MAZDA  MODEL CX-5": cells that each begin with a label, or stand behind one, and a digit in one of them at least. */
function pairsIn(signs: readonly Sign[], plain: string, labels: readonly Label[]): Label[] {
  const cells = cellsOf(signs);
  const pairs: Label[] = [];
  let [at, isOpen] = [0, false];
  for (const cell of cells) {
    const [from, to] = [at, at + cell.length];
    at = to;
    const own = labels.find((label) => label.from === from && label.to <= to);
    const isWord = own && (own.label === "shop" || /^(?:insurance|description)$/.test(plain.slice(from, own.to)));
    if (isWord || (!own && !isOpen)) return [];
    if (own) pairs.push(own);
    isOpen = own?.to === to;
  }
  return pairs.length > 1 && !isOpen && /\d/.test(plain) ? pairs : [];
}

const longestHead = 30;
/** "Mileage In/Out" */
const goesOn = (signs: readonly Sign[], at: number, to: number): boolean => at < to && signs[at]?.gap === "none";

/** A row of short words in columns, at least half of which are labels, and none a number, heads what is below it. */
function headsIn(signs: readonly Sign[], labels: readonly Label[]): Label[] | null {
  if (signs.some(({ sign, x }) => x === null || /\d/.test(sign))) return null;
  const cells = cellsOf(signs);
  let at = 0;
  const heads = cells.map((cell): Label => {
    const [from, to] = [at, at + cell.length];
    at = to;
    const own = labels.find((label) => label.from === from && (label.to === to || goesOn(signs, label.to, to)));
    return own ? { ...own, to } : { label: "other", from, to, hasColon: false, isSure: true };
  });
  const known = labels.filter(({ from }) => heads.some((head) => head.from === from)).length;
  const isShort = cells.every(({ length }) => length <= longestHead);
  const isColoned = signs.some(({ sign }) => sign === ":");
  return known >= 2 && known * 2 >= cells.length && isShort && !isColoned ? heads : null;
}
