/** The equipment that an estimate prints for its vehicle: columns of short capitals, or a list behind a label. */
import { tickedParts } from "./answers.ts";
import type { Found } from "./estimate-document.ts";
import { isTableHead } from "./row-kinds.ts";
import { textOf, type Row, type Sign } from "./layout.ts";
import { isAssistance, isOfAny } from "./words/system-names.ts";

const longest = 60;
const mostOptions = 60;

export function printedOptions(rows: readonly Row[]): Found[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    if (found.size >= mostOptions || isTableHead(row.text)) break;
    for (const cell of cellsOf(row)) {
      const key = cell.toLowerCase();
      if (isOption(cell) && !found.has(key)) {
        found.set(key, { value: cell, page: row.page, box: row.box, quote: cell, confidence: row.confidence });
      }
    }
  }
  return [...found.values()];
}

function cellsOf({ signs }: Row): string[] {
  const cells: Sign[][] = [];
  for (const sign of signs) {
    if (sign.gap === "cell" || cells.length === 0) cells.push([]);
    cells.at(-1)?.push(sign);
  }
  return cells.flatMap((cell) =>
    tickedParts(textOf(cell)).flatMap((part) => part.replace(/^options?:\s*/i, "").split(/,\s/)),
  );
}

const isOption = (cell: string): boolean =>
  cell.length <= longest && !/\d\.\d|[$=]|^(?!360 )\d+ /.test(cell) && !isOfAny(cell) && isAssistance(cell);
