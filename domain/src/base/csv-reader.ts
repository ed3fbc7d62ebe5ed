// Reads tables as spreadsheets, books and people write them: any separator, quotation marks that are not as RFC 4180 wants
// them, spaces around them. Each character is looked at a bounded number of times, whatever the file holds.
import { unguarded } from "./csv.ts";

export interface CsvRow {
  /** The line of the file where the row begins. */
  line: number;
  /** Without the blank ones at its end; a blank one before has no text. */
  cells: readonly string[];
  /**
   * `quotes`: read although its quotation marks are careless. `joined`: lines that may be rows of their own are one.
   * `tooLong`, `tooMany`: not all of it is there.
   */
  flaw?: CsvFlaw;
}

export type CsvFlaw = "joined" | "quotes" | "tooLong" | "tooMany";

interface CsvReading {
  separator: string;
  /** So many cells of a row are read. */
  mostCells?: number;
  /** So many characters of a cell are read; where a quotation goes on for longer, its mark is a careless one. */
  longestCell?: number;
}

/** Yields the rows without the blank ones. */
export function* csvRows(
  text: string,
  { separator, mostCells = Infinity, longestCell = 50_000 }: CsvReading,
): Generator<CsvRow, void> {
  const source = sourceOf(text, separator, longestCell);
  let [at, line] = [text.startsWith("\uFEFF") ? 1 : 0, 1];
  while (at < text.length) {
    if (text[at] === "\n" || text[at] === "\r") {
      [at, line] = [at + (text.startsWith("\r\n", at) ? 2 : 1), line + 1];
      continue;
    }
    const row = rowAt(at, source, mostCells);
    const lines = linesIn(text, at, row.end);
    const joined = lines > 1 ? joinedFlaw(text.slice(at, row.end), separator) : undefined;
    const flaw = joined === "joined" ? joined : (row.flaw ?? joined);
    if (row.cells.length > 0) yield { line, cells: row.cells, ...(flaw && { flaw }) };
    line += lines;
    at = row.end;
  }
}

const fewSeparators = 3;

/** A quotation that runs on to the mark of a later row: each of its lines has as many cells as a row. */
function joinedFlaw(written: string, separator: string): CsvFlaw | undefined {
  const lines = written.replace(/[\r\n]+$/, "").split(/\r\n|[\r\n]/);
  const counts = lines.map((line) => line.split(separator).length - 1);
  const [first = 0] = counts;
  if (counts.length < 2 || first === 0 || counts.some((count) => count !== first)) return undefined;
  return first < fewSeparators ? "quotes" : "joined";
}

interface ReadRow {
  cells: readonly string[];
  flaw: CsvFlaw | undefined;
  /** Where the next row begins. */
  end: number;
}

function rowAt(start: number, source: Source, mostCells: number): ReadRow {
  const { text, separator } = source;
  const cells: string[] = [];
  let flaw: CsvFlaw | undefined;
  let empties = 0;
  for (let at = start; ;) {
    for (; text[at] === separator; at += 1) empties += 1;
    const cell = cellAt(at, source);
    flaw ??= cell.flaw;
    if (cell.text.trim() === "") empties += 1;
    else if (cells.length + empties >= mostCells) flaw = "tooMany";
    else {
      for (; empties > 0; empties -= 1) cells.push("");
      cells.push(cell.text);
    }
    if (cell.isLast) return { cells, flaw, end: cell.next };
    at = cell.next;
  }
}

interface ReadCell {
  text: string;
  flaw?: CsvFlaw | undefined;
  /** Where the next cell or row begins. */
  next: number;
  isLast: boolean;
}

interface Source {
  text: string;
  separator: string;
  longestCell: number;
  /** The first quotation mark from a position on, the end of its line, and the end of a cell without quotation marks. */
  quote: (from: number) => number;
  lineEnd: (from: number) => number;
  cellEnd: (from: number) => number;
}

function sourceOf(text: string, separator: string, longestCell: number): Source {
  const [separators, feeds, returns] = [finder(text, separator), finder(text, "\n"), finder(text, "\r")];
  const lineEnd = (from: number) => Math.min(feeds(from), returns(from), text.length);
  const cellEnd = (from: number) => Math.min(separators(from), lineEnd(from));
  return { text, separator, longestCell, quote: finder(text, '"'), lineEnd, cellEnd };
}

function cellAt(at: number, source: Source): ReadCell {
  const open = afterSpaces(at, source.text);
  if (source.text[open] !== '"' || open > source.cellEnd(at)) {
    const end = source.cellEnd(at);
    return finished(source.text.slice(at, end), { end }, source);
  }
  const whole = quoted(open, source) ?? carelesslyQuoted(open, source);
  if (whole) return whole;
  const end = source.cellEnd(open);
  return finished(source.text.slice(open, end), { end, flaw: "quotes" }, source);
}

/** What is at the end of a cell, and where the next one begins. */
function finished(
  cell: string,
  { end, flaw }: { end: number; flaw?: CsvFlaw },
  { text, separator, longestCell }: Source,
): ReadCell {
  const isCut = cell.length > longestCell;
  const next = end + (text.startsWith("\r\n", end) ? 2 : 1);
  const kept = unguarded(isCut ? cell.slice(0, longestCell) : cell);
  return { text: kept, flaw: isCut ? "tooLong" : flaw, next, isLast: text[end] !== separator };
}

/** As RFC 4180 has it, also over several lines; null when the mark is a careless one. */
function quoted(open: number, source: Source): ReadCell | null {
  const { text, longestCell } = source;
  let quote = source.quote(open + 1);
  while (text[quote + 1] === '"' && quote - open <= longestCell) quote = source.quote(quote + 2);
  if (quote === Infinity || quote - open > longestCell) return null;
  const end = closedAt(quote, source);
  const content = text.slice(open + 1, quote);
  if (end === null || isDitto(content, source)) return null;
  const cell = content.replaceAll('""', '"');
  return finished(cell, mayHaveEnded(cell, source) ? { end, flaw: "quotes" } : { end }, source);
}

/** A mark before a separator may be one that nobody doubled: the cell may have ended there. */
function mayHaveEnded(cell: string, { separator }: Source): boolean {
  const [first, ...others] = cell.split('"').map((part) => part.trimStart());
  return first !== undefined && others.some((part) => part.startsWith(separator));
}

/** Marks that mean "the same" in two rows below one another, or inches, quote nothing. */
const isDitto = (content: string, { separator }: Source): boolean =>
  /[\r\n]/.test(content) && (content.startsWith(separator) || /^[\r\n]/.test(content)) && content.endsWith(separator);

/** With marks inside that are not doubled, within its line; null where another quoted cell begins before it is closed. */
function carelesslyQuoted(open: number, source: Source): ReadCell | null {
  const { text, separator, longestCell } = source;
  const line = Math.min(source.lineEnd(open), open + longestCell);
  for (let quote = source.quote(open + 1); quote < line; quote = source.quote(quote + 1)) {
    const end = closedAt(quote, source);
    const content = text.slice(open + 1, quote);
    if (end !== null) return finished(unescaped(content), { end, flaw: "quotes" }, source);
    if (content.trimEnd().endsWith(separator)) return null;
  }
  return null;
}

/** Where a cell ends whose quotation is closed here; null in the middle of one. */
function closedAt(quote: number, { text, separator }: Source): number | null {
  const end = afterSpaces(quote + 1, text);
  return end === text.length || text[end] === separator || text[end] === "\r" || text[end] === "\n" ? end : null;
}

/** The first position that is no space. */
function afterSpaces(from: number, text: string): number {
  let at = from;
  while (text[at] === " " || text[at] === "\u00A0") at += 1;
  return at;
}

const unescaped = (text: string): string => text.replaceAll('""', '"').replaceAll(String.raw`\"`, '"');

/** Finds a character from a position on, looking at the text once as long as the positions rise. */
function finder(text: string, character: string): (from: number) => number {
  let [asked, found] = [0, -1];
  return (from) => {
    if (found >= from && asked <= from) return found;
    const at = text.indexOf(character, from);
    [asked, found] = [from, at < 0 ? Infinity : at];
    return found;
  };
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) lines += 1;
  }
  return lines;
}
