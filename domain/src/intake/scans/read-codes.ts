/** The modules and fault codes of a report, row by row. */
import type { Row } from "#intake/reading/layout.ts";
import { beginningState, endingState, stateIn, stateOf } from "./code-states.ts";
import { codeAt } from "./fault-code.ts";
import { listedCodes } from "./listed-codes.ts";
import { isModuleName, moduleRow, nameIn, verdictIn } from "./module-row.ts";
import { cellsIn, headerIn, inColumns, type Cell, type Header } from "./scan-columns.ts";
import type { ScanLayout } from "./scan-layouts.ts";
import type { CodeState, ModuleState, ScannedCode, ScannedModule } from "./scan-report.ts";

export interface ReadCodes {
  modules: readonly ScannedModule[];
  codes: readonly ScannedCode[];
  /** The number of the first row that speaks of a module or code. */
  first: number;
}

type OpenCode = Omit<ScannedCode, "state"> & { state: CodeState | null; row: number };

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
  };
}

const aside =
  /^(?:glossary|legend|definitions?|recalls?|tsbs?|(?:technical )?service bulletins?|position statements?|disclaimers?|recommendations?|code (?:definitions|descriptions|information)|repair (?:tips|information)|estimate|about this report|glossaire|legende)\b[^:]{0,40}:?$/i;

function readRow(reading: Reading, rows: readonly Row[], index: number): void {
  const row = rows[index];
  if (!row) return;
  const cells = cellsIn(row);
  const text = row.text.trim();
  if (aside.test(text)) {
    reading.isAside = true;
    return;
  }
  const header = headerIn(cells);
  if (header) {
    reading.header = header;
    reading.isAside = false;
    return;
  }
  if (readModule(reading, rows, index)) return;
  if (reading.isAside) return;
  if (readListed(reading, row)) return;
  if (readCode(reading, { row, cells, index })) return;
  readBesides(reading, { row, cells, index });
}

function readModule(reading: Reading, rows: readonly Row[], index: number): boolean {
  const text = rows[index]?.text.trim() ?? "";
  if (codeAt(text, reading.layout.ownCodes)) return false;
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
      isBareVerdict(following.text));
  return isOver ? { name, state: "unknown" } : null;
}

const isBareVerdict = (text: string): boolean => {
  const verdict = verdictIn(text);
  return verdict !== null && nameIn(text.slice(0, verdict.at)) === "";
};

/** Makers' own numbers stand first in their row and before a dash or in a column: elsewhere a number is anything. */
const isOwnPlace = (code: string, text: string, layout: ScanLayout): boolean =>
  layout.ownCodes === undefined ||
  !layout.ownCodes.test(code) ||
  layout.name !== "VCDS" ||
  /^\s*\d{5,8}\s+-\s/.test(text);

function readCode(reading: Reading, { row, cells, index }: Place): boolean {
  const { header, layout } = reading;
  const columns = header && inColumns(cells, header);
  const inColumn = columns && codeAt(columns.get("code") ?? "", layout.ownCodes);
  if (columns && inColumn) {
    const presence = presenceOf(columns.get("presence") ?? "");
    const state = columns.get("state");
    push(
      reading,
      { row, index },
      {
        code: inColumn.code,
        module: columns.get("module") ?? reading.module,
        description: columns.get("description") ?? inColumn.rest,
        state: presence ?? (state === undefined ? null : (stateOf(state) ?? stateIn(state))),
      },
    );
    return true;
  }
  const at = cells.findIndex(({ text }) => codeAt(text, layout.ownCodes));
  const found = at >= 0 && at <= mostBefore ? codeAt(cells[at]?.text ?? "", layout.ownCodes) : null;
  if (!found || !isOwnPlace(found.code, row.text, layout)) return false;
  const before = cells.slice(0, at).map(({ text }) => text);
  const behind = [found.rest, ...cells.slice(at + 1).map(({ text }) => text)].filter(Boolean);
  if (isContinued(reading, found.code, index)) return true;
  const state = [...before, ...behind].map(stateOf).find((one) => one !== null) ?? null;
  const said = behind.filter((text) => stateOf(text) === null).join(" ");
  const ending = state === null ? (endingState(said) ?? beginningState(said)) : null;
  push(
    reading,
    { row, index },
    {
      code: found.code,
      module: before.find((text) => isModuleName(text)) ?? reading.module,
      description: ending?.rest ?? said,
      state: state ?? ending?.state ?? null,
    },
  );
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

/** Cells that may stand before a code: a number and a module. */
const mostBefore = 2;

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
  reading.codes.push({ ...code, module, state: code.state ?? reading.section, page: row.page, row: index });
  if (module !== "") reading.modules.set(module, "faults");
}

const yes = /^(?:yes|y|oui|ja|si|x|✓|true)$/i;
const no = /^(?:no|n|non|nein|false|-)$/i;
const presenceOf = (text: string): CodeState | null =>
  yes.test(text.trim()) ? "current" : no.test(text.trim()) ? "stored" : null;

const labelledState = /^(?:dtc |code |fault )?(?:status|state|etat|statut|estado)\s*[:=]\s*(.+)$/i;
const labelledText = /^(?:dtc |code |fault )?(?:description|definition|meaning|designation|libelle)\s*[:=]\s*(.+)$/i;
const ofCodes = /\b(?:dtcs?|codes?|faults?|defauts?|codigos?|fallas?)\b/i;
/** Rows below a code that still speak of it. */
const [mostBelow, mostStateBelow] = [1, 4];

/** A row without a code: the state or the text of the one above, a heading of those below, or nothing. */
function readBesides(reading: Reading, { row, cells, index }: Place): void {
  const text = row.text.trim();
  const last = reading.codes.at(-1);
  const below = last ? index - last.row : Infinity;
  const labelled = labelledState.exec(text)?.[1];
  if (last && labelled !== undefined && below <= mostStateBelow) {
    last.state = stateOf(labelled) ?? stateIn(labelled) ?? last.state;
    return;
  }
  const state = stateOf(text);
  if (state && ofCodes.test(text) && cells.length <= 2) {
    reading.section = isBareVerdict(text) ? reading.section : state;
    return;
  }
  if (state && last && last.state === null && below <= mostStateBelow) {
    last.state = ofVcds(reading.layout, text) ?? state;
    return;
  }
  const ending = last?.state === null && below <= mostStateBelow ? endingState(text) : null;
  if (last && ending) {
    last.state = ending.state;
    return;
  }
  if (isBareVerdict(text) && reading.module !== "") {
    const verdict = verdictIn(text)?.state;
    if (verdict && verdict !== "absent") reading.modules.set(reading.module, verdict);
    return;
  }
  if (last && last.description === "" && below <= mostBelow) last.description = labelledText.exec(text)?.[1] ?? text;
}

/** Of Ross-Tech a fault that is not called intermittent is there now. */
const ofVcds = ({ name }: ScanLayout, text: string): CodeState | null =>
  name === "VCDS" && /\bconfirmed\b/i.test(text) && !/\bintermittent\b/i.test(text) ? "current" : null;

/** The surest of what several places say of a code. */
const ranks: readonly CodeState[] = ["current", "permanent", "pending", "stored", "cleared", "unknown"];

function onceEach(codes: readonly OpenCode[]): ScannedCode[] {
  const found = new Map<string, ScannedCode>();
  for (const { row: _row, state, ...code } of codes) {
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
