/** The number of a repair order that stands without any label. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";

export const unlabelledNumber = (rows: readonly Row[]): Found | null => titledNumber(rows) ?? prefixedNumber(rows);

const titleRows = 20;
const starredTitle = /^\*+ ?(?:(?:work|repair|service) order|(?:pre-?)?invoice) ?\*+$/i;

/** Dealers print the number over the title of the paper: "211402" above "*WORK ORDER*". */
function titledNumber(rows: readonly Row[]): Found | null {
  for (const [index, row] of rows.slice(0, titleRows).entries()) {
    const title = cellsOf(row.signs).find((cell) => starredTitle.test(textOf(cell)));
    const above = rows[index - 1];
    if (!title || above?.page !== row.page) continue;
    const number = cellsOf(above.signs).find((cell) => isOver(cell, title));
    const value = number && valueOf("repairOrderNumber", textOf(number));
    return value ? foundIn(value, above, 0.8) : null;
  }
  return null;
}

/** Above or below, at least in part. */
const isOver = (one: readonly Sign[], other: readonly Sign[]): boolean =>
  (one[0]?.x ?? 0) < (other.at(-1)?.end ?? 0) && (other[0]?.x ?? 0) < (one.at(-1)?.end ?? 0);

/** "RO-77120" says of itself what it is. */
function prefixedNumber(rows: readonly Row[]): Found | null {
  for (const row of rows) {
    const [value] = /(?<![\p{L}\p{N}])RO-\d[\w-]{1,30}/iu.exec(row.text) ?? [];
    if (value) return foundIn(value, row, 0.9);
  }
  return null;
}
