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

const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

// A quoted or unquoted cell, and what ends it.
const cellAndEnd: Record<Separator, RegExp> = {
  ",": /(?:"([^"]*(?:""[^"]*)*)"|((?:[^",\r\n][^,\r\n]*)?))(,|\r\n|[\r\n]|$)/y,
  ";": /(?:"([^"]*(?:""[^"]*)*)"|((?:[^";\r\n][^;\r\n]*)?))(;|\r\n|[\r\n]|$)/y,
  "\t": /(?:"([^"]*(?:""[^"]*)*)"|((?:[^"\t\r\n][^\t\r\n]*)?))(\t|\r\n|[\r\n]|$)/y,
};

/** What separates the cells of a file, by its first line: spreadsheets of some languages write semicolons or tabs. */
export function separatorOf(text: string): Separator {
  const [header = ""] = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r\n|[\r\n]/, 1);
  const count = (separator: Separator) => header.split(separator).length;
  return separators.reduce((most, one) => (count(one) > count(most) ? one : most));
}

interface CsvReading {
  separator?: Separator;
  /** After so many rows the rest is not read. */
  mostRows?: number;
  /** So many cells of a row are read. */
  mostCells?: number;
}

/** Returns the rows without the empty ones; null when a quoted cell never ends. */
export function readCsv(
  text: string,
  { separator = ",", mostRows = Infinity, mostCells = Infinity }: CsvReading = {},
): CsvRow[] | null {
  const pattern = new RegExp(cellAndEnd[separator]);
  pattern.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  const rows: CsvRow[] = [];
  let [line, next] = [1, 1];
  let cells: string[] = [];
  for (;;) {
    const [all, quoted, plain = "", end] = pattern.exec(text) ?? [];
    if (all === undefined) return null;
    if (cells.length < mostCells) cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(guardedFormula, ""));
    next += all.match(/\r\n|[\r\n]/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
    if (end === "" || rows.length === mostRows) return rows;
    [line, cells] = [next, []];
  }
}
