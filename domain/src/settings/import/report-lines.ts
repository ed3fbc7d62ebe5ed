/** What reports of books have around their rows: names of groups, totals, headers again on every page, and a last line. */
import { t, text } from "#texts/text.ts";
import type { CsvRow } from "#base/csv-reader.ts";

interface Table {
  headers: readonly string[];
  rows: readonly CsvRow[];
}

/** Returns the rows alone; the name of a group is in each of its rows. */
export function withoutReportLines({ headers, rows }: Table): Table & { notes: readonly string[] } {
  const named = rows.filter((row) => !isHeader(row, headers));
  const groups = new Set(named.filter(({ cells }) => cells.length === 1).map(({ cells }) => cells[0]?.trim() ?? ""));
  const remarks = remarksBelow(named, headers);
  const totals = new Set(named.filter((row) => remarks.has(row) || isTotal(row, groups) || isLastLine(row, headers)));
  const table = withGroups({ headers, rows: named.filter((row) => !totals.has(row)) });
  const left = rows.filter((row) => totals.has(row) || isHeader(row, headers)).map(({ line }) => line);
  return { ...table, notes: left.length === 0 ? [] : [leftOut(left)] };
}

const mostNamed = 10;

const leftOut = (lines: readonly number[]): string =>
  text("settings.importTotalsLeft", {
    count: lines.length,
    lines: [...lines.slice(0, mostNamed), ...(lines.length > mostNamed ? ["…"] : [])].join(", "),
  });

const isHeader = ({ cells }: CsvRow, headers: readonly string[]): boolean =>
  cells.length === headers.length && cells.every((cell, index) => cell.trim() === headers[index]);

const total = /^(?:grand |sub-?|sous-)?totals?(?: général)?:?$|^(?:sub-?)?totals? (?:for|of|pour) /i;
const figures = /^[\s\d.,'$€£()%+-]*$/;

/** Beside the word there are nothing but figures: a shop may be called "Total Collision". */
function isTotal({ cells }: CsvRow, groups: ReadonlySet<string>): boolean {
  const [first = "", ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  const ofGroup = /^total /i.test(first) && groups.has(first.slice("total ".length));
  return (total.test(first) || ofGroup) && others.every((cell) => figures.test(cell));
}

const lastLine = /\b(?:accrual|cash) basis\b|\bGMT[+-]\d|^page \d+/i;

/** `Sunday, Mar 1, 2026 10:15 AM GMT-07:00 - Accrual Basis` */
const isLastLine = ({ cells }: CsvRow, headers: readonly string[]): boolean =>
  headers.length > 1 && cells.length === 1 && lastLine.test(cells[0] ?? "");

/** What somebody wrote below the table: after an empty line, and in one cell of each of the last lines. */
function remarksBelow(rows: readonly CsvRow[], headers: readonly string[]): ReadonlySet<CsvRow> {
  const last = rows.findLastIndex(({ cells }) => cells.length > 1);
  const isApart = (row: CsvRow, at: number) => {
    const above = rows[at - 1];
    return at > last && above !== undefined && row.line > above.line + linesOf(above);
  };
  const first = headers.length > 1 && last >= 0 ? rows.findIndex(isApart) : -1;
  return new Set(first < 0 ? [] : rows.slice(first));
}

const linesOf = ({ cells }: CsvRow): number => cells.join("").split(/\r\n|[\r\n]/).length;

/** Rows that have nothing but a first cell name the group of the rows below, if none of those has a first cell. */
function withGroups({ headers, rows }: Table): Table {
  const details = rows.filter(({ cells }) => cells.length > 1);
  const isGrouped =
    details.length > 0 && details.length < rows.length && details.every(({ cells }) => cells[0]?.trim() === "");
  if (!isGrouped) return { headers, rows };
  let group = "";
  const filled: CsvRow[] = [];
  for (const row of rows) {
    if (row.cells.length === 1) group = row.cells[0] ?? "";
    else filled.push({ ...row, cells: [group, ...row.cells.slice(1)] });
  }
  return { headers: [headers[0] || t("base.customer"), ...headers.slice(1)], rows: filled };
}
