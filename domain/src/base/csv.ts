/** Comma-separated values as spreadsheets read them (RFC 4180). */
export type Cell = string | number | boolean | null;

// A spreadsheet takes text that begins like this for a formula and runs it. Where its lists have another separator than
// ours, it begins a cell after that, quoted or not: of `""=1` it drops the marks. A leading apostrophe marks text; text
// with an apostrophe of its own gets another, so that reading removes exactly what writing added.
const dangerous = "'*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\t\\r]";
const atStart = '(?<=(?:^|[;\\t|\\r\\n])[ \\u00A0"]*)';
const formula = new RegExp(`(?=${dangerous})${atStart}`, "g");
const guarded = new RegExp(`'(?=${dangerous})(?<=${atStart}')`, "g");

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = cell.replaceAll(formula, "'");
  return /[",;\t|\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one line with its line ending; no text in it can become a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** The text of a cell as it was before it was written as one. */
export const unguarded = (text: string): string => (text.includes("'") ? text.replaceAll(guarded, "") : text);
