/** Finds labels in rows, and the values that stand behind or below them. */
import { fieldNames, labelPattern, type Labelled } from "./field-labels.ts";
import { textOf, type Row, type Sign } from "./layout.ts";

export interface LabelledValue {
  label: Labelled;
  /** As written; the value itself may be a part of it. */
  text: string;
  row: Row;
  /** The rows below it in its column, for names that wrap. */
  isBelow: boolean;
  hasColon: boolean;
}

interface Label {
  label: Labelled;
  /** Of its first sign and the first behind it. */
  from: number;
  to: number;
  hasColon: boolean;
}

export function labelledValues(rows: readonly Row[]): LabelledValue[] {
  return rows.flatMap((row, index) => {
    const labels = labelsIn(row);
    if (labels.length === 0) return [];
    const behind = labels.map((label, at) => valueBehind(row, label, labels[at + 1]));
    const isHead = behind.every((text) => text === "");
    const next = rows[index + 1];
    if (!isHead) {
      return labels.flatMap(({ label, hasColon }, at) => {
        const text = behind[at] ?? "";
        return text === "" ? [] : { label, text, row, isBelow: false, hasColon };
      });
    }
    if (!next || next.page !== row.page || labelsIn(next).length > 0) return [];
    return valuesBelow(row, labels, next);
  });
}

const plainOf = (signs: readonly Sign[]): string =>
  signs.map(({ sign }) => sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().charAt(0) || "?").join("");

const mostLabels = 12;

/** A label begins a word and ends with a colon or a number sign, at a gap, or before a value with a digit. */
export function labelsIn(row: Row): Label[] {
  const { signs } = row;
  const plain = plainOf(signs);
  const labels: Label[] = [];
  for (let at = 0; at < signs.length && labels.length < mostLabels; at++) {
    if (!beginsWord(signs, at)) continue;
    labelPattern.lastIndex = at;
    const match = labelPattern.exec(plain);
    if (!match) continue;
    const label = fieldNames.find((name) => match.groups?.[name] !== undefined) ?? "other";
    const end = at + match[0].length;
    const mark = /^[#.]?[:#.]*/.exec(plain.slice(end))?.[0] ?? "";
    const to = end + mark.length;
    const hasColon = mark.includes(":") || mark.includes("#") || match[0].endsWith("#");
    if (!hasColon && !endsWord(signs, to)) continue;
    if (!hasColon && label === "other" && !isWhole(signs, at, to)) continue;
    labels.push({ label, from: at, to, hasColon });
    at = to - 1;
  }
  const covered = labels.reduce((sum, { from, to }) => sum + to - from, 0);
  if (covered === signs.length) return labels; // A row of heads, with or without colons.
  const isColoned = labels.some(({ hasColon }) => hasColon);
  return labels.filter(
    ({ hasColon, label, to }) => hasColon || (isNumbered(plain, to) && (isColoned || numbered.has(label))),
  );
}

const beginsWord = (signs: readonly Sign[], at: number): boolean =>
  at === 0 || signs[at]?.gap !== "none" || /[:;,(]/.test(signs[at - 1]?.sign ?? "");
const endsWord = (signs: readonly Sign[], at: number): boolean => at >= signs.length || signs[at]?.gap !== "none";
const isWhole = (signs: readonly Sign[], from: number, to: number): boolean =>
  (from === 0 || signs[from]?.gap === "cell" || signs[from]?.x === null) && endsWord(signs, to);
const isNumbered = (plain: string, to: number): boolean => /^[a-z]{0,3}-?\d/.test(plain.slice(to, to + 8));

/** What a number can follow without a colon. */
const numbered: ReadonlySet<Labelled> = new Set([
  "repairOrderNumber",
  "claimNumber",
  "policyNumber",
  "vin",
  "odometer",
]);

/** Up to the next label; a wide gap ends it, but not before it begins. */
function valueBehind({ signs }: Row, { to }: Label, next: Label | undefined): string {
  const value = signs.slice(to, next?.from);
  const end = value.findIndex(({ gap }, index) => index > 0 && gap === "cell");
  return textOf(end < 0 ? value : value.slice(0, end));
}

/** How far a value may begin before its label. */
const outdent = 8;

function valuesBelow(row: Row, labels: readonly Label[], below: Row): LabelledValue[] {
  const found = (label: Labelled, text: string): LabelledValue[] =>
    text === "" ? [] : [{ label, text, row: below, isBelow: true, hasColon: labels.every((one) => one.hasColon) }];
  const starts = labels.map(({ from }) => row.signs[from]?.x ?? null);
  if (starts.some((x) => x === null) || below.signs.some(({ x }) => x === null)) {
    const [only] = labels;
    if (only && labels.length === 1) return found(only.label, below.text);
    // Without places only as many words as labels tell which is whose.
    const words = below.text.split(" ");
    return words.length === labels.length ? labels.flatMap(({ label }, at) => found(label, words[at] ?? "")) : [];
  }
  return labels.flatMap(({ label }, at) => {
    const from = (starts[at] ?? 0) - outdent;
    const to = (starts[at + 1] ?? Number.POSITIVE_INFINITY) - outdent;
    return found(label, textOf(below.signs.filter(({ x }) => x !== null && x >= from && x < to)));
  });
}
