/** The customer of a dealer's repair order, whose name stands over an address without any label. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";
import { isPersonOrCompany } from "./flattened-heads.ts";
import { isInsurerName } from "./known-insurers.ts";
import { mayBeLabels } from "./row-labels.ts";
import { isDealerName, isShopName } from "./shop-names.ts";

interface Cell {
  text: string;
  row: Row;
  /** Where it begins; without places, by its number in the row. */
  start: number;
}

const sureness = 0.7;
const [headRows, mostRowsBelow, samePlace] = [40, 6, 4];

/** The first name over a street and a place that is no letterhead, no shop's or insurer's, and stands below no label. */
export function addressedOwner(rows: readonly Row[]): Found | null {
  const head = rows.filter(({ page }) => page === 1).slice(0, headRows);
  const cells = head.map(cellsIn);
  for (const [index, own] of cells.entries())
    for (const cell of index === 0 ? [] : own) {
      const name = valueOf("owner", cell.text);
      if (name === null || ofNumber.test(name) || isOfTrade(name) || isHeaded(cell, cells[index - 1])) continue;
      const below = cells
        .slice(index + 1, index + 1 + mostRowsBelow)
        .flatMap((next) => next.find(({ start }) => Math.abs(start - cell.start) <= samePlace)?.text ?? []);
      const isOfPerson = mobile.test(below[0] ?? "") && !isOfficial(cell, cells[index - 1]);
      if (!isOfPerson && !isAddress(below.filter((text) => !contact.test(text)))) continue;
      const above = index > 1 ? nameOver(cell, cells[index - 1]) : null;
      return foundIn(above ?? name, cell.row, sureness);
    }
  return null;
}

const cellsIn = (row: Row): Cell[] =>
  cellsOf(row.signs).map((signs, index) => ({ text: textOf(signs), row, start: signs[0]?.x ?? index * 2 * samePlace }));

/** "City of Prescott" over "Fleet Services" */
function nameOver(cell: Cell, above: readonly Cell[] = []): string | null {
  const { text = "", row } = above.find(({ start }) => Math.abs(start - cell.start) <= samePlace) ?? {};
  const isLabel = row !== undefined && mayBeLabels(row).length > 0;
  return cell.row.box === null && !isLabel && isPersonOrCompany(text) && !isOfTrade(text)
    ? valueOf("owner", text)
    : null;
}

/** "CUSTOMER NO.", whose number was not seen. */
const ofNumber = /\b(?:no\.?|nbr|number|#|id|code|date)$/i;

const isHeaded = (cell: Cell, above: readonly Cell[] = []): boolean =>
  above.some(({ text, start }) => Math.abs(start - cell.start) <= samePlace && /(?<!^to):$/i.test(text));

/** A name of several words that is no shop's, over the number of a mobile phone, is a person's; but not the adjuster's. */
const mobile = /^(?:mobile|cell(?:ular)?)\b[:. ]*\(?\d{3}/i;
const isOfficial = (cell: Cell, above: readonly Cell[] = []): boolean =>
  !/^\D+[ ,]\D+$/.test(cell.text) ||
  above.some(
    ({ text, start }) =>
      Math.abs(start - cell.start) <= samePlace &&
      /\b(?:adjuster|advis[eo]r|agent|apprais\w+|contact|driver|estimat\w+|shop|technician|written|writer)\b/i.test(
        text,
      ),
  );
const contact = /^(?:[\p{L} ]{0,12}[:.]? ?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b.{0,20}$|^\S+@\S+$/iu;

const customerNumber = /^(?:cust(?:omer)?|acc(?:oun)?t|client)\.? ?(?:no|nbr|num(?:ber)?|#|id)\.?:? ?#?\d{2,10}/i;

/** "CUST NO 88120  JANKOWSKI, PETER M": dealers print the name behind the customer's number. */
export function numberedOwner(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, headRows)) {
    const [number = ""] = customerNumber.exec(row.text) ?? [];
    const cells = cellsOf(row.signs).map(textOf);
    const behind = cells[0] === number ? (cells[1] ?? "") : (cells[0] ?? "").slice(number.length);
    const name = number === "" || !/^ ?\p{L}/u.test(behind) ? null : valueOf("owner", behind.trim());
    const isName =
      name !== null && /[ ,]/.test(name) && !isOfTrade(name) && !/\b(?:copy|advisor|tag|date)\b/i.test(name);
    if (isName) return foundIn(name, row, sureness);
  }
  return null;
}

const street = /^(?:\d{1,6}[A-Z]?(?:-\d+)? \S|p\.? ?o\.? ?box\b|r\.?r\.? ?\d)/i;
const place = /\p{L}{2},? [A-Z]{2},? (?:\d{5}(?:-?\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/iu;

/** Street and place, and perhaps a suite between them. */
function isAddress([first = "", ...rest]: readonly string[]): boolean {
  return street.test(first) && rest.slice(0, 2).some((text) => place.test(text));
}

const isOfTrade = (name: string): boolean => isShopName(name) || isDealerName(name) || isInsurerName(name);
