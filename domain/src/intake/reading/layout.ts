/** Words with places become rows; within a row a wide gap begins another cell. */
import type { Box, Page, Word } from "./page.ts";
import type { TextRow } from "./text-row.ts";

/** A sign with where it stands. Spaces are no signs: letter-spaced text has no other words than tight text. */
export interface Sign {
  sign: string;
  /** Null where the source has no places. */
  x: number | null;
  /** What is before it in its row: nothing, a space, or the gap of another column. */
  gap: "cell" | "none" | "space";
}

export interface Row extends TextRow {
  signs: readonly Sign[];
}

/** Of the height of the text: narrower gaps are within a word, wider ones between columns. */
const [withinWord, betweenColumns] = [0.1, 1.1];

export const rowsOfPages = (pages: readonly Page[]): Row[] => pages.flatMap(rowsOfPage);

/** A word with its place in the source, whose order within a run is right even where boxes overlap. */
interface Placed {
  word: Word;
  index: number;
}

function rowsOfPage({ number, words }: Page): Row[] {
  const rows: Placed[][] = [];
  const placed = words.map((word, index) => ({ word, index }));
  for (const one of placed.toSorted((first, other) => middleOf(first.word) - middleOf(other.word))) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isBeside =
      first && Math.abs(middleOf(first.word) - middleOf(one.word)) < Math.max(first.word.box.height, 2) / 2;
    if (row && isBeside) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => rowOf(inOrder(row), number));
}

/** Columns may be drawn in any order, but what goes on forward is one run. */
function inOrder(row: readonly Placed[]): Word[] {
  const runs: Placed[][] = [];
  for (const one of row.toSorted((first, other) => first.index - other.index)) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && one.word.box.x > last.word.box.x + last.word.box.width - one.word.box.height;
    if (goesOn) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  const ordered = runs.toSorted((one, other) => (one[0]?.word.box.x ?? 0) - (other[0]?.word.box.x ?? 0));
  return ordered.flat().map(({ word }) => word);
}

const middleOf = ({ box }: Word): number => box.y + box.height / 2;

function rowOf(words: readonly Word[], page: number): Row {
  const signs = words.flatMap((word, index) => signsOf(word, gapBetween(words[index - 1], word)));
  return {
    page,
    text: textOf(signs),
    box: around(words),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    signs,
  };
}

function gapBetween(before: Word | undefined, word: Word): Sign["gap"] {
  if (!before) return "none";
  const gap = word.box.x - before.box.x - before.box.width;
  if (gap > betweenColumns * word.box.height) return "cell";
  return gap > withinWord * word.box.height ? "space" : "none";
}

function signsOf({ text, box }: Word, gap: Sign["gap"]): Sign[] {
  const wide = box.width / Math.max(text.length, 1);
  let [at, next] = [0, gap];
  return Array.from(text).flatMap((sign) => {
    const x = box.x + wide * at;
    at += sign.length;
    if (/\s/.test(sign)) {
      if (next === "none") next = "space";
      return [];
    }
    const found = { sign, x, gap: next };
    next = "none";
    return found;
  });
}

export function around(words: readonly { box: Box }[]): Box {
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

/** A row of text alone: where its columns were is not known, but for runs of spaces. */
export function rowOfText(text: string, page: number): Row {
  const signs: Sign[] = [];
  let spaces = 0;
  for (const sign of text.slice(0, longestRow)) {
    if (/\s/.test(sign)) spaces++;
    else {
      signs.push({ sign, x: null, gap: spaces === 0 ? "none" : spaces > 2 ? "cell" : "space" });
      spaces = 0;
    }
  }
  return { page, text: textOf(signs), box: null, confidence: 1, signs };
}

const longestRow = 1000;
