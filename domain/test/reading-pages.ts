/** Pages of words as a source of documents gives them, and what is read from them. */
import type { EstimateDocument, Found } from "#intake/reading/estimate-document.ts";
import type { Page, Word } from "#intake/reading/page.ts";

export type Cell = readonly [x: number, text: string];

/** The words of a text in print of so many points, each sign half as wide as high. */
export function wordsAt([x, text]: Cell, y: number, height = 8): Word[] {
  const wide = height / 2;
  let at = 0;
  return text.split(" ").map((word) => {
    const box = { x: x + at * wide, y, width: word.length * wide, height };
    at += word.length + 1;
    return { text: word, box, confidence: 1 };
  });
}

export const pageOfWords = (words: readonly Word[], number = 1): Page => ({ number, width: 612, height: 792, words });

const [top, leading] = [40, 12];

/** A page whose rows have cells at places, in print of 8 points. */
export const pageOf = (rows: readonly (readonly Cell[])[], number = 1): Page =>
  pageOfWords(
    rows.flatMap((cells, index) => cells.flatMap((cell) => wordsAt(cell, top + index * leading))),
    number,
  );

/** The single values of a document by their names. */
export const values = (document: EstimateDocument) =>
  Object.fromEntries(
    Object.entries({ ...document, ...document.vehicle }).flatMap(([name, found]) =>
      found && typeof found === "object" && "value" in found ? [[name, (found as Found).value]] : [],
    ),
  );
