/** Reads the file of an import, as far as that is the same for everything that can be imported. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import { csvRows, type CsvRow } from "#base/csv-reader.ts";
import { fail } from "#base/errors.ts";
import { importLimits } from "./import-kinds.ts";
import { withoutReportLines } from "./report-lines.ts";

export interface ImportFile {
  headers: readonly string[];
  rows: readonly CsvRow[];
  /** What was made of the file, each as a sentence. */
  notes: readonly string[];
}

/** Whether a field of what is imported has this header. */
type IsKnown = (header: string) => boolean;

const refused = (message: Text) => fail("invalid-input", { message });

// oxlint-disable-next-line no-control-regex -- what no text file has is how a file that is none is recognized
const binary = /[\u0000-\u0008\u000E-\u001A]/;

/** Texts that are no table, each by what it begins with. */
const otherFormats: readonly (readonly [string, RegExp])[] = [
  ["HTML", /^<(?:!doctype html|html|head|meta|style|table)\b/i],
  ["XML", /^<\?xml/i],
  ["vCard", /^BEGIN:VCARD/i],
  ["iCalendar", /^BEGIN:VCALENDAR/i],
  ["JSON", /^(?:\{\s*"|\[\s*[{[])/],
  ["PDF", /^%PDF-/],
  ["RTF", /^\{\\rtf/],
];

/** Throws `invalid-input` for what is no table of text, and for more than one import may have. */
export function readImportFile(written: string, isKnown: IsKnown): ImportFile {
  if (written.length > importLimits.bytes) throw refused(text("settings.importTooLarge"));
  if (binary.test(written)) throw refused(text("settings.importNotText"));
  const start = written.slice(0, 1000).trimStart();
  const format = otherFormats.find(([, pattern]) => pattern.test(start))?.[0];
  if (format !== undefined) throw refused(text("settings.importOtherFormat", { format }));
  if (written.trim() === "") throw refused(text("settings.importEmpty"));
  const { hinted, rest, skipped } = withoutHint(written);
  const separator = hinted ?? separatorOf(rest, isKnown);
  // One more than an import may have below its headers: that it is too much is seen without reading all of it.
  const all = firstRows(rest, separator, importLimits.rows + mostTitles + 2);
  const at = headerAt(all, isKnown);
  const header = all[at];
  if (!header) throw refused(text("settings.importOneColumn"));
  if (header.flaw === "tooMany") throw refused(text("settings.importTooManyColumns", { max: importLimits.columns }));
  const headers = header.cells.map((cell) => cell.trim());
  const below = all.slice(at + 1).map((row) => ({ ...row, line: row.line + skipped }));
  if (below.length > importLimits.rows) throw refused(text("settings.importTooManyRows", { max: importLimits.rows }));
  const table = withoutReportLines({ headers, rows: below });
  if (table.rows.length === 0) throw refused(text("settings.importNoRows"));
  return { ...table, notes: [...titleNotes(all.slice(0, at)), ...table.notes] };
}

function firstRows(written: string, separator: string, most: number): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of csvRows(written, { separator, mostCells: importLimits.columns, longestCell: importLimits.cell })) {
    rows.push(row);
    if (rows.length === most) break;
  }
  return rows;
}

/** Lines above the headers: what a report is called, of whom and of when. */
const mostTitles = 20;

/** The row that has the most headers that are known; where none has two, the first that has two cells. */
function headerAt(rows: readonly CsvRow[], isKnown: IsKnown): number {
  const titles = rows.slice(0, mostTitles + 1);
  const known = titles.map(({ cells }) => new Set(cells.filter((cell) => isKnown(cell))).size);
  const most = Math.max(0, ...known);
  return most >= 2 ? known.indexOf(most) : titles.findIndex(({ cells }) => cells.filter(Boolean).length >= 2);
}

function titleNotes(titles: readonly CsvRow[]): string[] {
  const [first] = titles;
  if (!first) return [];
  const written = first.cells.find((cell) => cell !== "")?.slice(0, 80) ?? "";
  return [text("settings.importTitlesLeft", { count: titles.length, text: written })];
}

/** Spreadsheets are told the separator by a first line such as `sep=;`. */
function withoutHint(written: string): { hinted: string | null; rest: string; skipped: number } {
  const [line, separator = null] = /^\uFEFF?"?sep=([^\p{L}\p{N}"\r\n])"?[,;\t| ]*(?:\r\n|[\r\n])/iu.exec(written) ?? [];
  return line === undefined
    ? { hinted: null, rest: written, skipped: 0 }
    : { hinted: separator, rest: written.slice(line.length), skipped: 1 };
}

const separators = [",", ";", "\t", "|"] as const;
const sampled = { characters: 100_000, rows: 40 };

/** The separator by which the most headers are known; where none decides, the one by which most rows are of one width. */
export function separatorOf(written: string, isKnown: IsKnown): string {
  const sample = written.slice(0, sampled.characters);
  const judged = separators.map((separator) => {
    const rows = firstRows(sample, separator, sampled.rows);
    const known = rows.map(({ cells }) => cells.filter((cell) => isKnown(cell)).length);
    return { separator, known: Math.max(0, ...known), width: usualWidth(rows) };
  });
  const [best] = judged.toSorted(
    (one, other) => other.known - one.known || other.width.rows - one.width.rows || other.width.cells - one.width.cells,
  );
  return best?.separator ?? ",";
}

/** The number of cells that the most rows have, of those with more than one, and how many rows have it. */
function usualWidth(rows: readonly CsvRow[]): { cells: number; rows: number } {
  const widths = Map.groupBy(
    rows.filter(({ cells }) => cells.length > 1),
    ({ cells }) => cells.length,
  );
  const [most] = [...widths].toSorted(([, one], [, other]) => other.length - one.length);
  return { cells: most?.[0] ?? 0, rows: most?.[1].length ?? 0 };
}
