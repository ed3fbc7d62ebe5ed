/** Words with places become rows; within a row a wide gap begins another cell. */
import type { Box, Page, Word } from "./page.ts";
import type { TextRow } from "./text-row.ts";

/** A sign with where it stands. Spaces are no signs: letter-spaced text has no other words than tight text. */
export interface Sign {
  sign: string;
  /** Null where the source has no places. */
  x: number | null;
  /** Where it ends; null too where the source has no places. */
  end: number | null;
  /** What is before it in its row: nothing, a space, or the gap of another column. */
  gap: "cell" | "none" | "space";
}

export interface Row extends TextRow {
  signs: readonly Sign[];
}

/** Of the height of the text: narrower gaps are within a word, wider ones between columns. */
const [withinWord, betweenColumns] = [0.1, 1.1];
/** Columns may run into one another by more than signs do. */
const overlap = 0.3;

export const rowsOfPages = (pages: readonly Page[]): Row[] => pages.flatMap(rowsOfPage);

/** A word with its place in the source, whose order within a run is right even where boxes overlap. */
interface Placed {
  word: Word;
  index: number;
}

function rowsOfPage({ number, words }: Page): Row[] {
  const placed = drawnOnce(words.flatMap(withoutRules)).map((word, index) => ({ word, index }));
  const isStamp = stampsAmong(placed);
  const rows = [...groupsOf(placed.filter((one) => !isStamp(one))), ...groupsOf(placed.filter(isStamp))];
  return rows
    .toSorted(([one], [other]) => (one ? middleOf(one.word) : 0) - (other ? middleOf(other.word) : 0))
    .map((row) => rowOf(inOrder(row), number));
}

function groupsOf(placed: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const one of placed.toSorted((first, other) => middleOf(first.word) - middleOf(other.word))) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isBeside = first && Math.abs(middleOf(first.word) - middleOf(one.word)) < rowHeight(first.word, one.word) / 2;
    if (row && isBeside) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** In a picture a star may be seen as a sign of half the height. */
const rowHeight = (first: Word, { box, level }: Word): number =>
  Math.max(first.box.height, level === undefined ? 0 : box.height, 2);

/** The line that a form leaves to write on is no text, even where the value stands over it. */
function withoutRules(word: Word): Word[] {
  if (!word.text.includes("__")) return [word];
  const wide = word.box.width / word.text.length;
  return [...word.text.matchAll(/(?:[^_]|_(?!_)(?<!__))+/g)].map(({ 0: text, index }) => ({
    ...word,
    text,
    box: { ...word.box, x: word.box.x + index * wide, width: text.length * wide },
  }));
}

/** In points: bold print may be the same text drawn again beside itself. */
const besideItself = 1;

function drawnOnce(words: readonly Word[]): Word[] {
  const drawn = new Map<string, Word>();
  return words.filter((word) => {
    const { text, box } = word;
    const [column, line] = [Math.floor(box.x / besideItself), Math.floor(box.y / besideItself)];
    const isCopy = [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((down) => {
        const other = drawn.get(`${column + right} ${line + down} ${text}`)?.box;
        return other && Math.abs(other.x - box.x) <= besideItself && Math.abs(other.y - box.y) <= besideItself;
      }),
    );
    if (!isCopy) drawn.set(`${column} ${line} ${text}`, word);
    return !isCopy;
  });
}

/** In points, and of the usual height of a page: larger print over other print is a stamp, and much larger print is one anywhere. */
const [largePrint, larger, stampPrint, muchLarger] = [14, 1.9, 24, 3];

function stampsAmong(placed: readonly Placed[]): (one: Placed) => boolean {
  const heights = placed.map(({ word }) => word.box.height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor((heights.length - 1) / 2)] ?? 0;
  const isLarge = ({ word: { box } }: Placed) => box.height > largePrint && box.height > larger * usual;
  const plain = placed.filter((one) => !isLarge(one));
  const hasStamps = placed.length - plain.length <= mostStampWords;
  return (one) => {
    if (!hasStamps || !isLarge(one)) return false;
    const { height } = one.word.box;
    if (height > stampPrint && height > muchLarger * usual) return true;
    return plain.some(({ word }) => isOver(one.word.box, word.box));
  };
}

const mostStampWords = 100;

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const fewestLetters = 3;

/** A row of Arabic or Hebrew begins at the right. */
const isMirrored = (words: readonly Word[]): boolean =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0), 0) >=
  fewestLetters;

/** Columns may be drawn in any order, and labels before all values, but what goes on forward without a wide gap is one run. */
function inOrder(row: readonly Placed[]): Word[][] {
  const runs: Placed[][] = [];
  for (const one of row.toSorted((first, other) => first.index - other.index)) {
    const last = runs.at(-1)?.at(-1);
    if (last && goesOn(last.word.box, one.word.box)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  const way = isMirrored(row.map(({ word }) => word)) ? -1 : 1;
  const ordered = runs.toSorted((one, other) => way * ((one[0]?.word.box.x ?? 0) - (other[0]?.word.box.x ?? 0)));
  return ordered.map((run) => run.map(({ word }) => word));
}

function goesOn(last: Box, { x, height }: Box): boolean {
  const gap = x - last.x - last.width;
  return gap > -height && gap <= betweenColumns * height;
}

const middleOf = ({ box, level }: Word): number => level ?? box.y + box.height / 2;

function rowOf(runs: readonly (readonly Word[])[], page: number): Row {
  const words = runs.flat();
  const begins = new Set(runs.map(([first]) => first));
  const isFromRight = isMirrored(words);
  const signs = words.flatMap((word, index) => {
    const before = words[index - 1];
    const isOver =
      before && begins.has(word) && before.box.x + before.box.width - word.box.x > word.box.height * overlap;
    return signsOf(word, isOver ? "space" : gapBetween(before, word, { isFromRight, height: heightIn(words, word) }));
  });
  return {
    page,
    text: textOf(signs),
    box: around(words),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    signs,
  };
}

/** How much higher print is than letters without a tail. */
const mostHigher = 1.35;

/** A text layer says how high the print is, recognition only how high the letters are: "State" as "Company" beside it. */
function heightIn(row: readonly Word[], { box, confidence }: Word): number {
  if (confidence === 1) return box.height;
  return Math.min(mostHigher * box.height, Math.max(...row.map((word) => word.box.height)));
}

function gapBetween(
  before: Word | undefined,
  word: Word,
  { isFromRight, height }: { isFromRight: boolean; height: number },
): Sign["gap"] {
  if (!before) return "none";
  const forward = word.box.x - before.box.x - before.box.width;
  const gap = isFromRight ? Math.max(forward, before.box.x - word.box.x - word.box.width) : forward;
  if (gap > betweenColumns * height) return "cell";
  return gap > withinWord * word.box.height ? "space" : "none";
}

function signsOf({ text, box }: Word, gap: Sign["gap"]): Sign[] {
  const wide = box.width / Math.max(text.length, 1);
  let [at, next] = [0, gap];
  return Array.from(text).flatMap((sign) => {
    const x = box.x + wide * at;
    at += sign.length;
    const end = box.x + wide * at;
    if (/\s/.test(sign)) {
      if (next === "none") next = "space";
      return [];
    }
    if (isRule(sign)) {
      next = "cell";
      return [];
    }
    const found = { sign, x, end, gap: next };
    next = "none";
    return found;
  });
}

function around(words: readonly { box: Box }[]): Box {
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  return {
    x,
    y,
    width: Math.max(...words.map(({ box }) => box.x + box.width)) - x,
    height: Math.max(...words.map(({ box }) => box.y + box.height)) - y,
  };
}

export const textOf = (signs: readonly Sign[]): string =>
  signs.map(({ sign, gap }, index) => (gap === "none" || index === 0 ? "" : " ") + sign).join("");

/** What stands between two wide gaps. */
export function cellsOf(signs: readonly Sign[]): Sign[][] {
  const cells: Sign[][] = [];
  for (const sign of signs) {
    if (sign.gap === "cell" || cells.length === 0) cells.push([]);
    cells.at(-1)?.push(sign);
  }
  return cells;
}

/** A row of text alone: where its columns were is not known, but for runs of spaces. */
export function rowOfText(text: string, page: number): Row {
  const signs: Sign[] = [];
  let spaces = 0;
  for (const sign of text.slice(0, longestRow)) {
    if (sign === "\t" || isRule(sign)) spaces += wideGap;
    else if (/\s/.test(sign)) spaces++;
    else {
      signs.push({ sign, x: null, end: null, gap: spaces === 0 ? "none" : spaces >= wideGap ? "cell" : "space" });
      spaces = 0;
    }
  }
  return { page, text: textOf(signs), box: null, confidence: 1, signs };
}

const longestRow = 1000;
/** In spaces. */
const wideGap = 3;

/** The line between two columns of a table. */
const isRule = (sign: string): boolean => sign === "|" || sign === "│" || sign === "¦";
