/** Comma-separated values as spreadsheets read them (RFC 4180). */
export type Cell = string | number | null;

// A spreadsheet takes a text that begins like this for a formula and runs it.
const formula = /^[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end; no text in it can become a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
