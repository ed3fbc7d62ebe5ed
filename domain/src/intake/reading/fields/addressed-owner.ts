/** The customer of a dealer's repair order, whose name stands over an address without any label. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";
import { isInsurerName } from "./known-insurers.ts";
import { isDealerName, isShopName } from "./shop-names.ts";

interface Cell {
  text: string;
  row: Row;
  /** Where it begins; without places, by its number in the row. */
  start: number;
}

const sureness = 0.7;
const [headRows, mostRowsBelow, samePlace] = [40, 4, 4];

/** The first name over a street and a place that is no letterhead, no shop's or insurer's, and stands below no label. */
export function addressedOwner(rows: readonly Row[]): Found | null {
  const head = rows.filter(({ page }) => page === 1).slice(0, headRows);
  const cells = head.map(cellsIn);
  for (const [index, own] of cells.entries())
    for (const cell of index === 0 ? [] : own) {
      const name = valueOf("owner", cell.text);
      if (name === null || isOfTrade(name) || isHeaded(cell, cells[index - 1])) continue;
      const below = cells
        .slice(index + 1, index + 1 + mostRowsBelow)
        .flatMap((next) => next.find(({ start }) => Math.abs(start - cell.start) <= samePlace)?.text ?? []);
      if (isAddress(below)) return foundIn(name, cell.row, sureness);
    }
  return null;
}

const cellsIn = (row: Row): Cell[] =>
  cellsOf(row.signs).map((signs, index) => ({ text: textOf(signs), row, start: signs[0]?.x ?? index * 2 * samePlace }));

const isHeaded = (cell: Cell, above: readonly Cell[] = []): boolean =>
  above.some(({ text, start }) => Math.abs(start - cell.start) <= samePlace && text.endsWith(":"));

const street = /^(?:\d{1,6}[A-Z]?(?:-\d+)? \S|p\.? ?o\.? ?box\b|r\.?r\.? ?\d)/i;
const place = /\p{L}{2},? [A-Z]{2},? (?:\d{5}(?:-?\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/iu;

/** Street and place, and perhaps a suite between them. */
function isAddress([first = "", ...rest]: readonly string[]): boolean {
  return street.test(first) && rest.slice(0, 2).some((text) => place.test(text));
}

const isOfTrade = (name: string): boolean => isShopName(name) || isDealerName(name) || isInsurerName(name);
