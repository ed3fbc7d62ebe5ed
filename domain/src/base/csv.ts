/** Comma-separated values as spreadsheets read them (RFC 4180). */
export type Cell = string | number | null;

// A spreadsheet takes text that begins like this for a formula and runs it. A leading apostrophe marks it as text; text
// with an apostrophe of its own gets another, so that reading removes exactly what writing added.
const formula = /^'*[=+\-@\t\r]/;
const guardedFormula = /^'(?='*[=+\-@\t\r])/;

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one line with its line ending; no text in it can become a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

export interface CsvRow {
  /** The line of the file where the row begins. */
  line: number;
  cells: readonly string[];
}

// A quoted or unquoted cell, and what ends it.
const cellAndEnd = /(?:"([^"]*(?:""[^"]*)*)"|((?:[^",\r\n][^,\r\n]*)?))(,|\r\n|[\r\n]|$)/y;

/** Returns the rows without the empty ones; null when a quoted cell never ends. */
export function readCsv(text: string): CsvRow[] | null {
  const pattern = new RegExp(cellAndEnd);
  pattern.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  const rows: CsvRow[] = [];
  let [line, next] = [1, 1];
  let cells: string[] = [];
  for (;;) {
    const [all, quoted, plain = "", end] = pattern.exec(text) ?? [];
    if (all === undefined) return null;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(guardedFormula, ""));
    next += all.match(/\r\n|[\r\n]/g)?.length ?? 0;
    if (end === ",") continue;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
    if (end === "") return rows;
    [line, cells] = [next, []];
  }
}
