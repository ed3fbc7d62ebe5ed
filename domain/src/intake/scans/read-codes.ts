/** The modules and fault codes of a report, row by row. */
import type { Row } from "#intake/reading/layout.ts";
import { codeRow, codesByState, hasCodeInColumn } from "./code-row.ts";
import { endingState, stateIn, stateOf } from "./code-states.ts";
import { codeAt } from "./fault-code.ts";
import { beginsAside } from "./aside-headings.ts";
import { beginsFrame, isValueOfFrame } from "./freeze-frame.ts";
import { listedCodes } from "./listed-codes.ts";
import { isModuleName, moduleRow, nameIn, saysNone, verdictIn } from "./module-row.ts";
import { cellsIn, headerIn, type Cell, type Header } from "./scan-columns.ts";
import type { ScanLayout } from "./scan-layouts.ts";
import type { CodeState, ModuleState, ScannedCode, ScannedModule } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

export interface ReadCodes {
  modules: readonly ScannedModule[];
  codes: readonly ScannedCode[];
  /** The number of the first row that speaks of a module or code. */
  first: number;
  /** A row says that no code was found, of a module or of all. */
  saysNone: boolean;
}

interface OpenCode extends Omit<ScannedCode, "state"> {
  /** What its own rows say, else the heading above it. */
  state: CodeState | null;
  isSaid: boolean;
  row: number;
}

interface Place {
  row: Row;
  cells: readonly Cell[];
  index: number;
}

interface Reading {
  layout: ScanLayout;
  header: readonly Header[] | null;
  module: string;
  /** What a heading says of all codes below it. */
  section: CodeState | null;
  /** Below a heading of what is no finding, such as a glossary. */
  isAside: boolean;
  /** Among the values of a moment, whose names may look like codes. */
  isFrame: boolean;
  /** A heading or a count has spoken of codes. */
  speaksOfCodes: boolean;
  /** States stand in rows of their own above their codes, or below: then nothing is sure. */
  statesPrecede: boolean;
  modules: Map<string, ModuleState>;
  codes: OpenCode[];
  first: number;
}

/** Longer reports are cut: no vehicle has as many. */
export const [mostCodes, mostModules] = [2000, 500];

export function readCodes(rows: readonly Row[], layout: ScanLayout): ReadCodes {
  const reading: Reading = {
    layout,
    header: null,
    module: "",
    section: null,
    isAside: false,
    isFrame: false,
    speaksOfCodes: false,
    statesPrecede: false,
    modules: new Map(),
    codes: [],
    first: rows.length,
  };
  rows.forEach((row, index) => {
    const before = reading.codes.length + reading.modules.size;
    readRow(reading, rows, index);
    if (reading.codes.length + reading.modules.size > before) reading.first = Math.min(reading.first, index);
  });
  return {
    modules: [...reading.modules].slice(0, mostModules).map(([name, state]) => ({ name, state })),
    codes: onceEach(reading.codes).slice(0, mostCodes),
    first: reading.first,
    saysNone: rows.some(({ text }) => saysNone(text)),
  };
}

function readRow(reading: Reading, rows: readonly Row[], index: number): void {
  const row = rows[index];
  if (!row) return;
  const cells = cellsIn(row);
  const text = row.text.trim();
  if (beginsAside(text)) {
    reading.isAside = true;
    return;
  }
  const header = headerIn(cells);
  if (header) {
    reading.header = header;
    reading.isAside = false;
    reading.isFrame = false;
    return;
  }
  if (beginsFrame(text)) reading.isFrame = true;
  if (!hasCodeInColumn(cells, reading) && readModule(reading, rows, index)) return;
  if (reading.isAside) return;
  if (readListed(reading, row)) return;
  if (readCode(reading, { row, cells, index }, rows[index - 1]?.text.trim() ?? "")) return;
  readBesides(reading, { row, cells, index });
}

function readModule(reading: Reading, rows: readonly Row[], index: number): boolean {
  const text = rows[index]?.text.trim() ?? "";
  if (codeAt(text, reading.layout.ownCodes) || stateOf(text)) return false;
  const found = moduleRow(text);
  if (found === "absent") return true;
  const named = found ?? headingOf(reading, rows, index);
  if (!named) return false;
  begin(reading, named);
  return true;
}

function begin(reading: Reading, { name, state }: ScannedModule): void {
  const known = reading.modules.get(name);
  reading.modules.set(name, known && state === "unknown" ? known : state);
  reading.module = name;
  reading.section = null;
  reading.isAside = false;
  reading.isFrame = false;
}

const lookAhead = 3;

/** A name alone, over what was found in it. */
function headingOf({ layout }: Reading, rows: readonly Row[], index: number): ScannedModule | null {
  const row = rows[index];
  if (!row || cellsIn(row).length !== 1) return null;
  const name = nameIn(row.text.trim());
  if (!isModuleName(name) || stateOf(name) || row.text.endsWith(":")) return null;
  const next = rows.slice(index + 1, index + 1 + lookAhead);
  const [following] = next;
  const isOver =
    following !== undefined &&
    (headerIn(cellsIn(following)) !== null ||
      cellsIn(following).some(({ text }) => codeAt(text, layout.ownCodes) !== null) ||
      isHeadingOfCodes(following.text) ||
      isBareVerdict(following.text));
  return isOver ? { name, state: "unknown" } : null;
}

/** `Active DTCs`, `DTC (2)` */
const isHeadingOfCodes = (text: string): boolean =>
  (ofCodes.test(text) && stateOf(text) !== null) || /^(?:dtcs?|codes?)\s*\(\d{1,3}\)$/i.test(text.trim());

const isBareVerdict = (text: string): boolean => {
  const verdict = verdictIn(text);
  return verdict !== null && nameIn(text.slice(0, verdict.at)) === "";
};

/** A form's numbers below their labels: `Claim   RO`. */
const numberLabels =
  /^\D*\b(?:claim|policy|ro|repair order|work order|order|invoice|stock|po|plate|reference|auftrag|dossier|sinistre|orden|poliza)\b\D*$/i;

/** Whether something has said that codes follow: in the head of a report a bare number like one is anything. */
const isAnnounced = ({ modules, header, section, speaksOfCodes }: Reading): boolean =>
  modules.size > 0 || header !== null || section !== null || speaksOfCodes;

function readCode(reading: Reading, { row, cells, index }: Place, above: string): boolean {
  const byState = codesByState(cells, reading);
  for (const code of byState) push(reading, { row, index }, { ...code, module: code.module ?? reading.module });
  if (byState.length > 0) return true;
  const found = codeRow(cells, row.text, reading);
  if (!found || (numberLabels.test(above) && !ofCodes.test(above))) return false;
  if (isContinued(reading, found.code, index)) return true;
  if (reading.isFrame && isValueOfFrame(cells, reading.layout)) return false;
  if (!isAnnounced(reading) && found.state === null && !/\p{L}{3}/u.test(found.description)) return false;
  push(reading, { row, index }, { ...found, module: found.module ?? reading.module });
  return true;
}

/** `Stored codes: P0301, P0302`; the rows below say nothing more of them. */
function readListed(reading: Reading, row: Row): boolean {
  const listed = listedCodes(row.text.trim());
  for (const code of listed?.codes ?? [])
    push(
      reading,
      { row, index: Number.NEGATIVE_INFINITY },
      { code, description: "", module: reading.module, state: listed?.state ?? null },
    );
  return listed !== null;
}

/** VCDS prints its own number first and the code of the standard below it. */
function isContinued({ codes, layout }: Reading, code: string, index: number): boolean {
  const last = codes.at(-1);
  if (!last || layout.name !== "VCDS" || last.row !== index - 1) return false;
  if (!layout.ownCodes?.test(last.code) || layout.ownCodes.test(code)) return false;
  last.code = code;
  last.row = index;
  return true;
}

function push(
  reading: Reading,
  { row, index }: Omit<Place, "cells">,
  code: Pick<OpenCode, "code" | "description" | "module" | "state">,
): void {
  const module = code.module.trim();
  reading.codes.push({
    ...code,
    module,
    state: code.state ?? reading.section,
    isSaid: code.state !== null,
    page: row.page,
    row: index,
  });
  if (module !== "") reading.modules.set(module, "faults");
}

const labelledState = /^(?:dtc |code |fault )?(?:status|state|etat|statut|estado|zustand)\s*[:=]\s*(.+)$/i;
const labelledText = /^(?:dtc |code |fault )?(?:description|definition|meaning|designation|libelle)\s*[:=]\s*(.+)$/i;
const ofCodes = /\b(?:dtcs?|codes?|faults?|defauts?|pannes?|codigos?|fallas?|averias?|fehler\w*)\b/i;
/** Rows below a code that still speak of it. */
const [mostBelow, mostStateBelow] = [1, 4];

/** A row without a code: the state or the text of the one above, a heading of those below, or nothing. */
function readBesides(reading: Reading, { row, cells, index }: Place): void {
  const text = row.text.trim();
  const last = reading.codes.at(-1);
  const below = last ? index - last.row : Infinity;
  const labelled = labelledState.exec(text)?.[1];
  if (labelled !== undefined) {
    const state = stateOf(labelled) ?? stateIn(labelled);
    if (state && reading.codes.length === 0) reading.statesPrecede = true;
    if (state && last && below <= mostStateBelow) setState(reading, last, state);
    return;
  }
  const state = stateOf(text);
  if (ofCodes.test(text) && !title.test(text)) reading.speaksOfCodes = true;
  const answer = state && answered.test(text);
  if (answer && last && below <= mostStateBelow) return setState(reading, last, state);
  if (state && !answer && ofCodes.test(text) && cells.length <= 2) {
    reading.section = isBareVerdict(text) ? reading.section : state;
    return;
  }
  const isOpen = last !== undefined && !last.isSaid && last.state === null && below <= mostStateBelow;
  if (isOpen && state) return setState(reading, last, ofVcds(reading.layout, text) ?? state);
  const ending = isOpen ? endingState(text) : null;
  if (isOpen && ending) return setState(reading, last, ending.state);
  if (isBareVerdict(text) && reading.module !== "") {
    const verdict = verdictIn(text)?.state;
    if (verdict && verdict !== "absent") reading.modules.set(reading.module, verdict);
    return;
  }
  if (last && last.description === "" && below <= mostBelow) last.description = labelledText.exec(text)?.[1] ?? text;
}

/** What a code's own row or the first below it said stands: later rows may be of its freeze frame. */
function setState({ statesPrecede }: Reading, code: OpenCode, state: CodeState): void {
  if (code.isSaid) return;
  code.state = statesPrecede ? "unknown" : state;
  code.isSaid = true;
}

/** `Fault currently present: No`; of the code above, not of those below. */
const answered = /:\s*(?:yes|no|oui|non|ja|nein|s[ií])$/i;
const title = /\b(?:report|rapport|informe|\w*bericht|\w*protokoll|scan)\b/i;

/** Of Ross-Tech a fault that is not called intermittent is there now. */
const ofVcds = ({ name }: ScanLayout, text: string): CodeState | null =>
  name === "VCDS" &&
  stateIn(text) === "stored" &&
  /\b(?:confirmed|confirme|confirmado|bestatigt)\b/i.test(unaccented(text)) &&
  !intermittent.test(text)
    ? "current"
    : null;

const intermittent = /\b(?:intermittent|sporadi(?:c|que|sch))\b/i;

/** The surest of what several places say of a code. */
const ranks: readonly CodeState[] = ["current", "permanent", "pending", "stored", "cleared", "unknown"];

function onceEach(codes: readonly OpenCode[]): ScannedCode[] {
  const found = new Map<string, ScannedCode>();
  for (const { row: _row, isSaid: _isSaid, state, ...code } of codes) {
    const key = `${code.module.toLowerCase()} ${code.code}`;
    const known = found.get(key);
    const one = { ...code, state: state ?? "unknown" } as const;
    if (!known) found.set(key, one);
    else {
      const isSurer = ranks.indexOf(one.state) < ranks.indexOf(known.state);
      found.set(key, {
        ...known,
        state: isSurer ? one.state : known.state,
        description: known.description || one.description,
      });
    }
  }
  return [...found.values()];
}
