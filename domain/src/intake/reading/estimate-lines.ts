/** The lines of an estimate's table: printed rows become lines with section, operation, part and figures. */
import { doneWithTicked, hasTick, tickedParts, verbOverParts, withoutBullets } from "./answers.ts";
import type { EstimateLine } from "./estimate-document.ts";
import { figuresOf } from "./line-figures.ts";
import {
  audatexOperation,
  glassOperation,
  leadingOperation,
  operationBehindMarks,
  trailingOperation,
  wordedOperation,
} from "./line-operation.ts";
import { isNotDone } from "./not-done.ts";
import { isCodedRow, numberedRow, type Numbered } from "./numbered-row.ts";
import { headingOf, isCodedHead, isProse, isTableHead, isTrailingHead, partOf, startsTotals } from "./row-kinds.ts";
import { deedOf, wordsOf } from "./words/repair-order-words.ts";
import type { TextRow } from "./text-row.ts";

const mostLines = 2000;
const longestRow = 600;
/** A description wraps into the rows below it. */
const mostWraps = 2;
const longestWrap = 48;
/** Headings and lines that are not printed have numbers too. */
const mostSkipped = 40;
const fewestCoded = 2;

type Draft = { -readonly [Name in keyof EstimateLine]: EstimateLine[Name] };

interface State {
  lines: Draft[];
  rest: RestRow[];
  section: string | null;
  /** Below the head of Audatex's columns a line begins with its code, also without a number. */
  isCoded: boolean;
  /** Among lines with codes one with figures may have its operation in words. */
  isTable: boolean;
  /** Where "Operation" stands behind "Description" in the head of the columns, so it does in the lines. */
  isTrailing: boolean;
  /** What is said of the parts that a form has ticked. */
  done: string | null;
  /** Of a heading that says what was done to the parts below it. */
  verb: string | null;
  /** Under "Deleted Items" nothing is done. */
  isDeletedPart: boolean;
  /** After the totals only a table's head begins lines again. */
  isOver: boolean;
  /** Rows that still may belong to the last line; null after a note began. */
  wraps: number;
  inNote: boolean;
}

export const readEstimateLines = (rows: readonly TextRow[]): EstimateLine[] => readRows(rows).lines;

/** A row that belongs to no line, with the heading above it. */
export interface RestRow {
  row: TextRow;
  section: string | null;
  /** The verb for a part that is only ticked. */
  done?: string;
}

export function readRows(rows: readonly TextRow[]): { lines: EstimateLine[]; rest: RestRow[] } {
  const state: State = {
    lines: [],
    rest: [],
    section: null,
    isCoded: false,
    isTrailing: false,
    isTable: rows.filter(({ text }) => isCodedRow(text.slice(0, longestRow))).length >= fewestCoded,
    done: null,
    verb: null,
    isDeletedPart: false,
    isOver: false,
    wraps: 0,
    inNote: false,
  };
  const plain = rows.map((row) => ({
    ...row,
    text: approvedWork(row.text.slice(0, longestRow).replaceAll(/\s+/g, " ").trim()),
  }));
  const ticked = withoutBullets(plain).flatMap((row) => {
    const isBox = hasTick(row.text);
    return tickedParts(row.text).map((text) => ({ row: { ...row, text }, isBox }));
  });
  ticked.forEach(({ row, isBox }, index) => {
    if (isBox && isTickedPart(row, state)) return;
    const done = doneWithTicked(row.text);
    if (!isBox || done !== null) state.done = done;
    if (state.lines.length < mostLines) readRow(row, ticked[index + 1]?.row.text ?? "", state);
  });
  return state;
}

/** "Authorized: Replace windshield" orders what it names, also in a list. */
function approvedWork(text: string): string {
  const work = text.replace(
    /^(?:\d{1,2}[.)]? )?(?:authorized|approved)(?:(?: (?:operations?|repairs?|services?|work))? ?: ?(?=\S)| to (?=\S))/i,
    "",
  );
  return work !== text && wordsOf(work).some((word) => deedOf(word) !== null) ? work : text;
}

/** "[x] Windshield", below what says that it was replaced. */
function isTickedPart(row: TextRow, { done, rest }: State): boolean {
  if (done === null || doneWithTicked(row.text) !== null) return false;
  if (wordsOf(row.text).some((word) => deedOf(word) !== null)) return false;
  rest.push({ row, section: null, done });
  return true;
}

function readRow(row: TextRow, next: string, state: State): void {
  const { text } = row;
  if (isTableHead(text)) state.isOver = false;
  state.isCoded ||= isCodedHead(text);
  state.isTrailing ||= isTrailingHead(text);
  const part = partOf(text);
  if (part !== null) {
    Object.assign(state, { isDeletedPart: part.isDeleted, isOver: false, section: null, wraps: 0, inNote: false });
    return;
  }
  const numbered = numberedRow(text);
  if (startsTotals(text)) Object.assign(state, { isOver: true, isDeletedPart: false, wraps: 0, inNote: false });
  if (state.isOver) return;
  const note = /^(?:note|n)\s?:\s*(.*)$|^>>\s*(.*)$/i.exec(text);
  if (note) {
    addNote(note[1] ?? note[2] ?? "", state);
    return;
  }
  const isListed = state.verb !== null && numbered.number === null; // "Replaced parts" over "Front bumper".
  const heading = isListed ? null : headingOf(numbered.rest, numbered.number !== null);
  if (heading !== null) {
    Object.assign(state, { section: heading, wraps: 0, inNote: false });
    return;
  }
  const line = lineOf(row, numbered, { next, state });
  if (line) {
    state.lines.push(line);
    Object.assign(state, { wraps: mostWraps, inNote: false });
  } else if (!continueLine(row, state) && !isProse(text) && !state.isDeletedPart) addRest(row, state);
}

const longestPart = 80;

function addRest(row: TextRow, state: State): void {
  const { text } = row;
  const verb = verbOverParts(text);
  const isPart =
    text.length <= longestPart && !text.includes(":") && wordsOf(text).every((word) => deedOf(word) === null);
  if (verb !== null || !isPart) state.verb = verb;
  state.rest.push({ row, section: state.section, ...(isPart && state.verb !== null ? { done: state.verb } : {}) });
}

/** Mitchell's entry number or `AUTO`; Audatex's code and guide number. */
const entry = /^(?:\d{5,7}|AUTO)\s+/;
const audatexCode = /^(?:[A-Z]{1,2}\d?)\s+\d{1,4}\s+(?:\d{2}\s+){0,3}(?=\D)/;
const sublines = /^(?:add(?:'?l)? |deduct |overlap |less )/i;

function lineOf(
  row: TextRow,
  { number, supplement, isManual, rest }: Numbered,
  { next, state }: { next: string; state: State },
): Draft | null {
  if (sublines.test(rest)) return draft(row, { number, supplement, operation: null, rest }, state);
  const led = leadingOperation(rest) ?? (row.confidence < 1 ? operationBehindMarks(rest) : null);
  if (led) return draft(row, { number, supplement, ...led }, state);
  const worded = number === null && state.isTable && !isProse(rest) ? wordedOperation(rest) : null;
  if (worded) return draft(row, { number, supplement, ...worded }, state);
  const bare = rest.replace(entry, "").replace(audatexCode, "");
  const trailed =
    bare !== rest || /remove ?\//i.test(rest) || (state.isTrailing && number !== null)
      ? trailingOperation(bare, next)
      : null;
  if (trailed && !isProse(rest)) return draft(row, { number, supplement, ...trailed, figures: rest }, state);
  const isCoded = number !== null || state.isCoded;
  const coded = (isCoded ? audatexOperation(rest) : null) ?? glassOperation(rest);
  if (coded && !isProse(rest)) return draft(row, { number, supplement, ...coded, figures: rest }, state);
  if (number === null ? !isManual : !followsLast(number, state)) return null;
  return draft(row, { number, supplement, operation: null, rest }, state);
}

/** A line without an operation is told from an address or a year by its number. */
const followsLast = (number: number, { lines }: State): boolean => {
  const last = lines.findLast((line) => line.number !== null)?.number ?? 0;
  return number > last && number <= last + mostSkipped;
};

interface Read extends Pick<EstimateLine, "number" | "operation" | "supplement"> {
  /** The part, and the figures where these follow it. */
  rest: string;
  /** Where the figures stand when the operation is between them and the part. */
  figures?: string;
}

const sides = /^(LT|RT|LH|RH|L|R|LEFT|RIGHT)(?:[/ ](?:front|rear))?\s+/i;
function draft(row: TextRow, { rest, figures, ...read }: Read, state: State): Draft {
  const split = figuresOf(rest);
  const values = figures === undefined ? split : figuresOf(figures);
  const side = sides.exec(split.description)?.[1] ?? /\b(LT|RT|LH|RH)\b/.exec(split.description)?.[1];
  const description = split.description.replace(sides, (said) => said.slice((side ?? "").length).replace(/^[/ ]+/, ""));
  const taken = [values.quantity, values.priceCents, read.operation === null ? null : values.laborHours]; // A deduction has no operation.
  const isNegative = taken.some((value) => value !== null && value < 0);
  return {
    ...read,
    section: state.section,
    side: side === undefined ? null : /^l/i.test(side) ? "left" : "right",
    description,
    partNumber: values.partNumber,
    quantity: values.quantity,
    priceCents: values.priceCents,
    laborHours: values.laborHours,
    paintHours: values.paintHours,
    note: null,
    isDeleted: state.isDeletedPart || isNegative || isNotDone(row.text),
    quote: row.text,
    page: row.page,
    box: row.box,
    confidence: row.confidence,
  };
}

function addNote(text: string, state: State): void {
  const last = state.lines.at(-1);
  if (last) last.note = [last.note, text].filter(Boolean).join(" ").slice(0, longestRow);
  Object.assign(state, { wraps: 0, inNote: true });
}

/** "Replace Part", below "Remove /": the rest of Mitchell's columns, not of the part. */
const ofColumns = /^(?:assy )?(?:replace|install)(?: (?:part|new|existing))?$/i;

/** "2.5 Surface", "0.7 Three-stage": what Audatex's hours are made of. */
const ofHours = /^-?\d{1,2}\.\d{1,2} \p{L}/u;

/** Work of its own, without a verb that takes a part off. */
const orders = /^(?:aim|align|perform|pull|set ?up)\b/i;

/** "Front radar static" over "calibration": where lines are numbered, small letters and what is done to electronics go on. */
const goesOn = (text: string, { number }: Draft): boolean =>
  number !== null &&
  (/^\p{Ll}/u.test(text) ||
    /^(?:re-?)?(?:aim(?:ing)?|calibration|initiali[sz]ation|scan)\b\W*(?:procedure)?$/i.test(text));

/** "SUPPLEMENT SUMMARY" below "LT Front lamp cluster": capitals go on with capitals alone. */
const isSetApart = (text: string, above: string): boolean =>
  /^\p{Lu}[\p{Lu}'&-]*(?: [\p{Lu}'&-]+)+$/u.test(text) && /\p{Ll}{3}/u.test(above);

/** Whether it is the rest of a description or a note, in the row below. */
function continueLine({ text, page }: TextRow, state: State): boolean {
  const last = state.lines.at(-1);
  if (!last || last.page !== page) return false;
  if (state.inNote) {
    addNote(text, state);
    return true;
  }
  const [first = ""] = wordsOf(text);
  const isRest =
    state.wraps > 0 &&
    text.length <= longestWrap &&
    !text.includes(":") &&
    !isSetApart(text, last.description) &&
    figuresOf(text).priceCents === null &&
    !isProse(text) &&
    ((deedOf(first) === null && !orders.test(text)) || ofColumns.test(text) || goesOn(text, last));
  state.wraps = isRest ? state.wraps - 1 : 0;
  if (!isRest) return false;
  last.quote = `${last.quote} ${text}`.slice(0, longestRow);
  last.isDeleted ||= isNotDone(text);
  if (!ofColumns.test(text) && !ofHours.test(text)) last.description = `${last.description} ${text}`;
  return true;
}
