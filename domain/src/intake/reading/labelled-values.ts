/** Finds labels in rows, and the values that stand behind or below them. */
import { labelsAt, type Labelled, type WrittenLabel } from "./field-labels.ts";
import { cellsOf, textOf, type Row, type Sign } from "./layout.ts";
import { tightened } from "./letter-spacing.ts";

export interface LabelledValue {
  label: Labelled;
  /** As written; the value itself may be a part of it. */
  text: string;
  /** What stands close below the value, where a long name may go on. */
  wrapped: string | null;
  row: Row;
  /** What stands before the label in its row. */
  before: string;
  isBelow: boolean;
  hasColon: boolean;
}

interface Label {
  label: Labelled;
  /** Of its first sign and the first behind it. */
  from: number;
  to: number;
  hasColon: boolean;
  /** A word that stands alone in its cell without a colon may be a value: it is a label of what is below it, or of a list. */
  isSure: boolean;
}

interface LabelledRow {
  row: Row;
  labels: readonly Label[];
}

export function labelledValues(rows: readonly Row[]): LabelledValue[] {
  const all = rows.map((row) => ({ row, labels: labelsIn(row) }));
  const isListed = listedIn(all);
  return all.flatMap(({ row, labels }, index) => {
    const behind = labels.map((label, at) =>
      label.isSure || isListed(row, label) ? signsBehind(row, label, labels[at + 1]) : [],
    );
    const isHead = behind.every(({ length }) => length === 0);
    const isOpen = labels.map(({ isSure }, at) => behind[at]?.length === 0 && (isHead || !isSure));
    const found = labels.flatMap(({ label, from, hasColon }, at) => {
      const value = valueAt(all, index, behind[at] ?? []);
      return value ? { ...value, label, hasColon, before: textOf(row.signs.slice(0, from)), isBelow: false } : [];
    });
    return [...found, ...valuesBelow(all, index, isOpen)];
  });
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
  return labels.flatMap((one) => {
    const { hasColon, label, from, to } = one;
    if (hasColon || (isNumbered(plain, label, to) && (isColoned || numbered.has(label)))) return one;
    return isCell(signs, from, to) ? { ...one, isSure: false } : [];
  });
}

function writtenLabels(signs: readonly Sign[], plain: string): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < signs.length && labels.length < mostLabels; at++) {
    if (!beginsWord(signs, at)) continue;
    const label = labelsAt(plain, at).flatMap((one) => endedLabel(signs, { ...one, plain, at }) ?? [])[0];
    if (!label) continue;
    labels.push(label);
    at = label.to - 1;
  }
  return labels;
}

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
  if (!hasColon && label === "other" && !isWhole(signs, at, to)) return null;
  return { label, from: at - countBefore(signs, plain, at), to, hasColon, isSure: true };
}

/** Forms count their fields: "3. Insurer" */
function countBefore(signs: readonly Sign[], plain: string, at: number): number {
  const [count = ""] = /\d{1,2}[.)]$/.exec(plain.slice(Math.max(0, at - 3), at)) ?? [];
  const from = at - count.length;
  return count !== "" && (from === 0 || signs[from]?.gap !== "none") ? count.length : 0;
}

/** A colon, a number sign, leading points, or a dash that stands free. */
function markBehind(signs: readonly Sign[], plain: string, end: number): string {
  const [mark = ""] = /^[#.]?[:#.]*/.exec(plain.slice(end, end + longestMark)) ?? [];
  if (mark !== "") return mark;
  const isFree = signs[end]?.gap !== "none" && signs[end + 1] !== undefined && signs[end + 1]?.gap !== "none";
  return isFree && /^[-–—=]/.test(plain.slice(end, end + 1)) ? plain.slice(end, end + 1) : "";
}
const longestMark = 200;

const beginsWord = (signs: readonly Sign[], at: number): boolean =>
  at === 0 || signs[at]?.gap !== "none" || /[:;,([|*•·]/.test(signs[at - 1]?.sign ?? "");
const endsWord = (signs: readonly Sign[], at: number): boolean => at >= signs.length || signs[at]?.gap !== "none";
const isWhole = (signs: readonly Sign[], from: number, to: number): boolean =>
  (from === 0 || signs[from]?.gap === "cell" || signs[from]?.x === null) && endsWord(signs, to);
const isCell = (signs: readonly Sign[], from: number, to: number): boolean =>
  (from === 0 || signs[from]?.gap === "cell") && (to >= signs.length || signs[to]?.gap === "cell");
const isNumbered = (plain: string, label: Labelled, to: number): boolean =>
  /^[a-z]{0,3}-?\d/.test(plain.slice(to, to + 8)) ||
  (label === "vin" && /^[a-hj-npr-z0-9]{17}(?![a-z0-9])/.test(plain.slice(to, to + 18)));

/** What a number can follow without a colon. */
const numbered: ReadonlySet<Labelled> = new Set([
  "repairOrderNumber",
  "claimNumber",
  "policyNumber",
  "vin",
  "odometer",
]);

const longestHead = 30;

/** A row of short words in columns, at least half of which are labels, and none a number, heads what is below it. */
function headsIn(signs: readonly Sign[], labels: readonly Label[]): Label[] | null {
  if (signs.some(({ sign, x }) => x === null || /\d/.test(sign))) return null;
  const cells = cellsOf(signs);
  let at = 0;
  const heads = cells.map((cell): Label => {
    const [from, to] = [at, at + cell.length];
    at = to;
    const own = labels.find((label) => label.from === from && label.to <= to);
    return own ? { ...own, to } : { label: "other", from, to, hasColon: false, isSure: true };
  });
  const known = labels.filter(({ from }) => heads.some((head) => head.from === from)).length;
  const isShort = cells.every(({ length }) => length <= longestHead);
  const isColoned = labels.some(({ hasColon }) => hasColon);
  return known >= 2 && known * 2 >= cells.length && isShort && !isColoned ? heads : null;
}

/** Labels that stand below one another without colons, each with one value behind it, are a list. */
function listedIn(all: readonly LabelledRow[]): (row: Row, label: Label) => boolean {
  const counts = new Map<string, number>();
  for (const { row, labels } of all)
    for (const label of labels) {
      if (label.isSure || !hasOneBehind(row, labels, label)) continue;
      const place = placeOf(row, label);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  return (row, label) => (counts.get(placeOf(row, label)) ?? 0) > 1;
}

const placeOf = ({ page, signs }: Row, { from }: Label): string =>
  `${page} ${Math.round((signs[from]?.x ?? cellAt(signs, from)) / listColumn)}`;
const listColumn = 4;

/** Without places the columns are counted, far enough apart to be told. */
const cellAt = (signs: readonly Sign[], at: number): number =>
  signs.slice(0, at + 1).filter(({ gap }) => gap === "cell").length * 2 * listColumn;

function hasOneBehind({ signs }: Row, labels: readonly Label[], label: Label): boolean {
  const next = labels.find(({ from }) => from > label.from)?.from ?? signs.length;
  const behind = signs.slice(label.to, next);
  return behind.length > 0 && behind.filter(({ gap }) => gap === "cell").length === 1;
}

/** Up to the next label; a wide gap ends it, but not before it begins. */
function signsBehind({ signs }: Row, { to }: Label, next: Label | undefined): readonly Sign[] {
  const value = signs.slice(to, next?.from);
  const end = value.findIndex(({ gap }, index) => index > 0 && gap === "cell");
  return end < 0 ? value : value.slice(0, end);
}

function valueAt(
  all: readonly LabelledRow[],
  index: number,
  signs: readonly Sign[],
): Pick<LabelledValue, "row" | "text" | "wrapped"> | null {
  const row = all[index]?.row;
  const text = textOf(tightened(signs));
  return row && text !== "" ? { row, text, wrapped: wrappedBelow(all, index, signs[0]?.x ?? null) } : null;
}

/** How far a value may begin before its label, and behind its end. */
const [outdent, indent] = [8, 12];
/** Of the height of the text. */
const [closeBelow, farBelow] = [1.2, 3];
const samePlace = 3;

function wrappedBelow(all: readonly LabelledRow[], index: number, x: number | null): string | null {
  const [one, next] = [all[index], all[index + 1]];
  if (x === null || !one || !next || !isNear(one.row, next.row, closeBelow)) return null;
  const labels = next.labels.filter(({ isSure }) => isSure);
  const piece = freePieces({ ...next, labels }, []).find(
    ([first]) => Math.abs((first?.x ?? Number.NaN) - x) <= samePlace,
  );
  return piece ? textOf(piece) : null;
}

function isNear(above: Row, below: Row, most: number): boolean {
  if (above.page !== below.page) return false;
  if (!above.box || !below.box) return true;
  const height = Math.max(Math.min(above.box.height, usualHeight), Math.min(below.box.height, usualHeight));
  return below.box.y - above.box.y - above.box.height <= most * height;
}
const usualHeight = 14;

/** The cells of a row in which no label stands, cut where one of these columns begins. */
function freePieces({ row, labels }: LabelledRow, starts: readonly number[]): Sign[][] {
  let at = 0;
  return cellsOf(row.signs).flatMap((cell) => {
    const [from, to] = [at, at + cell.length];
    at = to;
    return labels.some((label) => label.from < to && label.to > from) ? [] : cutAt(cell, starts);
  });
}

function cutAt(cell: readonly Sign[], starts: readonly number[]): Sign[][] {
  const pieces: Sign[][] = [];
  for (const sign of cell) {
    const begins = sign.gap !== "none" && starts.some((start) => Math.abs((sign.x ?? Number.NaN) - start) <= samePlace);
    if (pieces.length === 0 || begins) pieces.push([]);
    pieces.at(-1)?.push(sign);
  }
  return pieces;
}

const mostRowsBelow = 3;

function valuesBelow(all: readonly LabelledRow[], index: number, isOpen: readonly boolean[]): LabelledValue[] {
  const { row, labels } = all[index] ?? {};
  if (!row || !labels || !isOpen.includes(true)) return [];
  if (row.signs.some(({ x }) => x === null)) return valuesOfTextBelow(all, index);
  const spans = labels.map(({ from, to }) => spanOf(row.signs.slice(from, to)));
  const starts = spans.map(({ start }) => start);
  return labels.flatMap(({ label, hasColon, from }, at) => {
    const span = spans[at];
    if (!isOpen[at] || !span) return [];
    const isHere = (piece: readonly Sign[]) => {
      const own = spanOf(piece);
      return nearestOf(starts, own.start) === at && own.start < span.end + indent && own.end > span.start - outdent;
    };
    for (let below = index + 1; below <= index + mostRowsBelow; below++) {
      const next = all[below];
      if (!next || !isNear(row, next.row, farBelow)) return [];
      const piece = freePieces(next, starts).find(isHere);
      const value = piece && valueAt(all, below, piece);
      if (value) return { ...value, label, hasColon, before: textOf(row.signs.slice(0, from)), isBelow: true };
      if (isTaken(next, span.start)) return [];
    }
    return [];
  });
}

function spanOf(signs: readonly Sign[]): { start: number; end: number } {
  const ends = [signs[0], signs.at(-1)].flatMap((sign) => [sign?.x ?? Number.NaN, sign?.end ?? Number.NaN]);
  return { start: Math.min(...ends), end: Math.max(...ends) };
}

/** The column in which something begins: the nearest that begins before it. */
function nearestOf(starts: readonly number[], x: number): number {
  const before = starts.map((start) => (start - outdent <= x ? start : Number.NEGATIVE_INFINITY));
  return before.indexOf(Math.max(...before));
}

/** Another label stands there. */
const isTaken = ({ row, labels }: LabelledRow, x: number): boolean =>
  labels.some(({ from, to }) => {
    const { start, end } = spanOf(row.signs.slice(from, to));
    return start - outdent <= x && x < end;
  });

/** Without places only a single label, or as many words as labels, tell which value is whose. */
function valuesOfTextBelow(all: readonly LabelledRow[], index: number): LabelledValue[] {
  const [one, below] = [all[index], all[index + 1]];
  if (!one || !below || below.row.page !== one.row.page || below.labels.some(({ isSure }) => isSure)) return [];
  const labels = one.labels.filter(({ isSure }) => isSure);
  const words = labels.length === 1 ? [below.row.text] : below.row.text.split(" ");
  if (words.length !== labels.length) return [];
  const hasColon = labels.every((label) => label.hasColon);
  return labels.flatMap(({ label }, at) => {
    const text = words[at] ?? "";
    return text === "" ? [] : { label, text, wrapped: null, row: below.row, before: "", isBelow: true, hasColon };
  });
}
