/** Finds labels in rows, and the values that stand behind or below them. */
import type { Labelled } from "./field-labels.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { leadingOperation } from "#intake/reading/line-operation.ts";
import { numberedRow } from "#intake/reading/numbered-row.ts";
import type { Box } from "#intake/reading/page.ts";
import { asksForMore } from "./field-values.ts";
import { formSections } from "./form-sections.ts";
import { tightened } from "./letter-spacing.ts";
import { pairsInTurn } from "./pairs-in-turn.ts";
import { labelsIn, type Label } from "./row-labels.ts";
import { textBelow } from "./text-below.ts";
import { textLists } from "./text-lists.ts";

export interface LabelledValue {
  label: Labelled;
  /** As written; the value itself may be a part of it. */
  text: string;
  /** What stands close below the value, where a long name may go on. */
  wrapped: string | null;
  row: Row;
  /** Of the value, and of its label where that stands before it; as the row's. */
  box: Box | null;
  /** What stands before the label in its row. */
  before: string;
  isBelow: boolean;
  hasColon: boolean;
}

export interface LabelledRow {
  row: Row;
  labels: readonly Label[];
}

export function labelledValues(rows: readonly Row[]): LabelledValue[] {
  const inSection = formSections();
  const listed = textLists(rows);
  const all = rows.map((row, index) => ({
    row,
    labels: inSection(
      row,
      isLine(row) ? [] : (listed.get(row) ?? pairsInTurn(row, labelsIn(row), [rows[index - 1], rows[index + 1]])),
      rows[index + 1],
    ),
  }));
  const isListed = listedIn(all);
  return all.flatMap(({ row, labels }, index) => {
    const behind = labels.map((label, at) =>
      label.isSure || isListed(row, label) || isSplit(label, row, all[index + 1]?.row)
        ? signsBehind(row, label, labels[at + 1])
        : [],
    );
    const isHead = behind.every(({ length }) => length === 0);
    const isOpen = labels.map(({ isSure }, at) => behind[at]?.length === 0 && (isHead || !isSure));
    const found = labels.flatMap(({ label, from, hasColon }, at) => {
      const value = valueAt(all, index, behind[at] ?? []);
      const box = boxOf(row, [...row.signs.slice(from, from + 1), ...(behind[at] ?? [])]);
      return value ? { ...value, box, label, hasColon, before: textOf(row.signs.slice(0, from)), isBelow: false } : [];
    });
    return [...found, ...valuesBelow(all, index, isOpen)];
  });
}

/** "12 Repl Carrier" names a part and no insurer. */
function isLine({ text }: Row): boolean {
  const { number, rest } = numberedRow(text);
  return number !== null && (leadingOperation(rest) !== null || /\bremove ?\//i.test(rest));
}

/** Labels that stand below one another without colons, each with one value behind it, are a list. */
function listedIn(all: readonly LabelledRow[]): (row: Row, label: Label) => boolean {
  const counts = new Map<string, number>();
  for (const { row, labels } of all)
    for (const label of labels) {
      if (label.hasColon || !hasOneBehind(row, labels, label)) continue;
      const place = placeOf(row, label);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  return (row, label) => (counts.get(placeOf(row, label)) ?? 0) > 1;
}

/** "INSURANCE" before the insurer, and "COMPANY:" below it. */
function isSplit({ label, from }: Label, { signs }: Row, below: Row | undefined): boolean {
  const x = signs[from]?.x ?? Number.NaN;
  return (
    label === "insurer" &&
    cellsOf(below?.signs ?? []).some(
      (cell) => Math.abs((cell[0]?.x ?? Number.NaN) - x) <= samePlace && /^company ?:/i.test(textOf(cell)),
    )
  );
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
): Pick<LabelledValue, "box" | "row" | "text" | "wrapped"> | null {
  const row = all[index]?.row;
  const text = textOf(tightened(signs));
  if (!row || text === "") return null;
  return { row, text, box: boxOf(row, signs), wrapped: wrappedBelow(all, index, signs[0]?.x ?? null) };
}

function boxOf({ box }: Row, signs: readonly Sign[]): Box | null {
  const { start, end } = spanOf(signs);
  return box && Number.isFinite(end - start) ? { ...box, x: start, width: end - start } : box;
}

/** How far a value may begin before its label, and behind its end. */
const [outdent, indent] = [8, 12];
/** Of the height of the text. */
const [closeBelow, farBelow] = [1.2, 3];
const samePlace = 3;

/** "Erie" above "Insurance": labels that may be a word of a name. */
const ofNames: ReadonlySet<Labelled> = new Set(["company", "insurer", "shop"]);

function wrappedBelow(all: readonly LabelledRow[], index: number, x: number | null): string | null {
  const [one, next] = [all[index], all[index + 1]];
  if (!one || !next || !isNear(one.row, next.row, closeBelow)) return null;
  if (x === null) return next.labels.length === 0 && asksForMore(one.row.text) ? next.row.text : null;
  const { signs } = next.row;
  // Below a value a word without a colon goes on, elsewhere it is the label of what is behind it.
  const values = freePieces(one, []).map((piece) => spanOf(piece).start);
  const labels = next.labels.filter(({ label, from, isSure }) => {
    const start = signs[from]?.x ?? Number.NaN;
    return isSure || !ofNames.has(label) || !values.some((value) => Math.abs(value - start) <= samePlace);
  });
  const piece = freePieces({ ...next, labels }, []).find(
    ([first]) => Math.abs((first?.x ?? Number.NaN) - x) <= samePlace,
  );
  const isBehindLabel = labels.some(({ to }) => signs[to] !== undefined && signs[to] === piece?.[0]);
  return piece && !isBehindLabel ? textOf(piece) : null;
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
  for (const [index, sign] of cell.entries()) {
    const isColumn = starts.some((start) => Math.abs((sign.x ?? Number.NaN) - start) <= samePlace);
    const isApart = isSetApart(cell[index - 1], sign) || (sign.gap === "space" && /\d/.test(sign.sign));
    if (pieces.length === 0 || (isColumn && isApart)) pieces.push([]);
    pieces.at(-1)?.push(sign);
  }
  return pieces;
}

/** In widths of the sign before: a space between words is narrower. Figures are set apart by it: "PEARL WHI 23". */
const betweenColumns = 1.5;

function isSetApart(before: Sign | undefined, sign: Sign): boolean {
  const [start, end] = [before?.x ?? Number.NaN, before?.end ?? Number.NaN];
  return (sign.x ?? Number.NaN) - end > betweenColumns * (end - start);
}

const mostRowsBelow = 3;

function valuesBelow(all: readonly LabelledRow[], index: number, isOpen: readonly boolean[]): LabelledValue[] {
  const { row, labels } = all[index] ?? {};
  if (!row || !labels || !isOpen.includes(true)) return [];
  if (row.signs.some(({ x }) => x === null))
    return textBelow(all, index).map(({ label, hasColon, text, row: below }) => {
      return { label, hasColon, text, row: below, box: below.box, wrapped: null, before: "", isBelow: true };
    });
  const spans = labels.map(({ from, to }) => spanOf(row.signs.slice(from, to)));
  const starts = spans.map(({ start }) => start);
  return labels.flatMap(({ label, hasColon, from }, at) => {
    const span = spans[at];
    if (!isOpen[at] || !span) return [];
    const isHere = (piece: readonly Sign[]) => {
      const own = spanOf(piece);
      return isUnder(span, own) && nearestOf(spans, own) === at;
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

interface Span {
  start: number;
  end: number;
}

function spanOf(signs: readonly Sign[]): Span {
  const ends = [signs[0], signs.at(-1)].flatMap((sign) => [sign?.x ?? Number.NaN, sign?.end ?? Number.NaN]);
  return { start: Math.min(...ends), end: Math.max(...ends) };
}

/** The label above something: the one that begins where it begins, else the one whose middle is nearest. */
function nearestOf(spans: readonly Span[], own: Span): number {
  const aligned = spans.findIndex(({ start }) => Math.abs(start - own.start) <= samePlace);
  if (aligned >= 0) return aligned;
  const distances = spans.map((span) =>
    isUnder(span, own) ? Math.abs(span.start + span.end - own.start - own.end) : Number.POSITIVE_INFINITY,
  );
  return distances.indexOf(Math.min(...distances));
}

const isUnder = (span: Span, own: Span): boolean => own.start < span.end + indent && own.end > span.start - outdent;

/** Another label stands there. */
const isTaken = ({ row, labels }: LabelledRow, x: number): boolean =>
  labels.some(({ from, to }) => {
    const { start, end } = spanOf(row.signs.slice(from, to));
    return start - outdent <= x && x < end;
  });
