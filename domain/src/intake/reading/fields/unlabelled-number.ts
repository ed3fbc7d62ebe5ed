/** The number of a repair order that stands without any label. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";

export const unlabelledNumber = (rows: readonly Row[]): Found | null =>
  titledNumber(rows) ?? countedBelowTitle(rows) ?? prefixedNumber(rows);

const titleRows = 20;
const starredTitle = /^\*+ ?(?:(?:work|repair|service) order|(?:pre-?)?invoice) ?\*+$/i;

/** Where the columns ran together: "CUSTOMER #: 118842 611420 *INVOICE*". */
const besideTitle = /(?:^|\s)([1-9]\d{3,8}) \*+ ?(?:(?:work|repair|service) order|(?:pre-?)?invoice) ?\*+$/i;

/** Dealers print the number over the title of the paper, or beside it: "211402" above "*WORK ORDER*". */
function titledNumber(rows: readonly Row[]): Found | null {
  for (const [index, row] of rows.slice(0, titleRows).entries()) {
    const [, beside] = besideTitle.exec(row.text) ?? [];
    if (beside !== undefined && row.box === null) return foundIn(beside, row, 0.8);
    const cells = cellsOf(row.signs);
    const at = cells.findIndex((cell) => starredTitle.test(textOf(cell)));
    const [title, above] = [cells[at], rows[index - 1]];
    if (!title) continue;
    const isOnPage = above?.page === row.page;
    const over = isOnPage ? cellsOf(above.signs).find((cell) => row.box === null || isOver(cell, title)) : undefined;
    return numberIn(over, above) ?? numberIn(cells[at - 1], row);
  }
  return null;
}

const plainTitle =
  /^(?:(?:work|repair|service) order|(?:bon|ordre) de (?:travail|r[eé]paration)|orden de (?:trabajo|reparaci[oó]n))$/i;
const counted = /^(?:no|nr|n[°º]|num(?:ber|[eé]ro)?|n[uú]mero|#)\.? ?:? ?#?(?=\S*\d)/i;

/** "REPAIR ORDER" over "No. 26-0418", or beside it. */
function countedBelowTitle(rows: readonly Row[]): Found | null {
  for (const [index, row] of rows.slice(0, titleRows).entries()) {
    const cells = cellsOf(row.signs);
    const at = cells.findIndex((cell) => plainTitle.test(textOf(cell)));
    const [title, below] = [cells[at], rows[index + 1]];
    if (!title) continue;
    const under = below?.page === row.page ? cellsOf(below.signs).filter((cell) => isOver(cell, title)) : [];
    return countedIn(under[0], below) ?? countedIn(cells[at + 1], row);
  }
  return null;
}

function countedIn(cell: readonly Sign[] = [], row: Row | undefined): Found | null {
  const text = textOf(cell);
  const [sign] = counted.exec(text) ?? [];
  const value = sign === undefined ? null : valueOf("repairOrderNumber", text.slice(sign.length));
  return row && value !== null ? foundIn(value, row, 0.8) : null;
}

/** Of a cell that holds a number alone. */
function numberIn(cell: readonly Sign[] = [], row: Row | undefined): Found | null {
  const text = textOf(cell);
  const value = /^[\w/-]+$/.test(text) ? valueOf("repairOrderNumber", text) : null;
  return row && value !== null ? foundIn(value, row, 0.8) : null;
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
