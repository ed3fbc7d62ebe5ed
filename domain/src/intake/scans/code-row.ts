/** A row of a report that begins a fault code. */
import { beginningState, endingState, stateIn, stateOf } from "./code-states.ts";
import { codeAt } from "./fault-code.ts";
import { isModuleName } from "./module-row.ts";
import { inColumns, isBesideCodes, listsByState, tickedState, type Cell, type Header } from "./scan-columns.ts";
import type { ScanLayout } from "./scan-layouts.ts";
import type { CodeState } from "./scan-report.ts";

export interface CodeRow {
  code: string;
  /** Null: the row names none. */
  module: string | null;
  description: string;
  state: CodeState | null;
}

interface Table {
  header: readonly Header[] | null;
  layout: ScanLayout;
}

/** Returns whether a row has a code where its table has codes, whatever its other cells may be read as. */
export function hasCodeInColumn(cells: readonly Cell[], { header, layout }: Table): boolean {
  const columns = header && inColumns(cells, header);
  return columns !== null && codeAt(columns.get("code") ?? "", layout.ownCodes) !== null;
}

/** The codes of a row whose table has a column of codes for each state. */
export function codesByState(cells: readonly Cell[], { header, layout }: Table): CodeRow[] {
  const columns = header && inColumns(cells, header);
  if (!columns) return [];
  const module = columns.get("module") ?? null;
  return listsByState(columns, header).flatMap(({ state, text }) =>
    text.split(/[\s,;]+/).flatMap((word) => {
      const found = codeAt(word, layout.ownCodes);
      return found?.rest === "" ? { code: found.code, module, description: "", state } : [];
    }),
  );
}

/** Null: the row begins none, or only a sentence or an address. */
export function codeRow(cells: readonly Cell[], text: string, { header, layout }: Table): CodeRow | null {
  const columns = header && inColumns(cells, header);
  const inColumn = columns && codeAt(columns.get("code") ?? "", layout.ownCodes);
  const first = cells.findIndex((cell) => codeAt(cell.text, layout.ownCodes));
  if (cells.slice(0, first).some((cell) => isLabelOfOther.test(cell.text.trim()))) return null;
  if (columns && inColumn) {
    const state = columns.get("state");
    return {
      code: inColumn.code,
      module: columns.get("module") ?? null,
      description: columns.get("description") ?? (inColumn.rest || (columns.get("strange") ?? "")),
      state: tickedState(columns, header) ?? (state === undefined ? null : (stateOf(state) ?? stateIn(state))),
    };
  }
  const at = cells.findIndex(
    (cell, index) => codeAt(cell.text, layout.ownCodes) && !isBesideCodes(cells, index, header),
  );
  const found = at >= 0 && at <= mostBefore ? codeAt(cells[at]?.text ?? "", layout.ownCodes) : null;
  if (!found || !isOwnPlace(found.code, text, layout)) return null;
  const before = cells.slice(0, at).map((cell) => cell.text);
  if (layout.ownCodes?.test(found.code) && !before.every(isModuleName)) return null;
  const behind = [found.rest, ...cells.slice(at + 1).map((cell) => cell.text)].filter(Boolean);
  const said = behind.filter((one) => stateOf(one) === null).join(" ");
  if (sentence.test(said) || address.test(said) || range.test(said)) return null;
  const states = new Set([...before, ...behind].flatMap((one) => stateOf(one) ?? []));
  const ending = states.size === 0 ? (endingState(said) ?? beginningState(said)) : null;
  const [state] = states;
  return {
    code: found.code,
    module: before.find((one) => isModuleName(one)) ?? null,
    description: ending?.rest ?? said,
    // Of two, as a report of two scans has them, nothing says which is now.
    state: (states.size > 1 ? "unknown" : state) ?? ending?.state ?? null,
  };
}

/** `Serial   B1234`, `Part number: C0123` */
const isLabelOfOther =
  /^(?:serial|part|claim|policy|invoice|stock|report|(?:work |repair )?order|ro|vin|plate|(?:serial|part|claim|policy|invoice|hw|sw|hardware|software|calibration|coding)(?: ?(?:no|number|id|#)))\.?\s*[:#]?$/i;

/** Cells that may stand before a code: a number and a module. */
const mostBefore = 2;

/** `P0420 was found by the shop`, `B1200 Federal Blvd, Denver`. */
const sentence =
  /^(?:is|are|was|were|can|could|may|might|has|have|had|will|after|before|and|or|should|must|est|sont|ist|sind|wurde|y|es|fue)\s+\p{Ll}/u;
/** `U0001 to U3FFF` */
const range = /^(?:to|through|thru|bis|hasta|à|a|[-–])\s+[PCBU][0-3][0-9A-F]{3}\b/i;
const address =
  /^(?:[NSEW]\.? )?[\p{L}'. ]{2,40}\b(?:street|avenue|ave|blvd|boulevard|parkway|pkwy|highway)\b\.?(?:,|$)/iu;

/** Makers' own numbers stand before a dash, have a letter or `0x`, or stand in a column of codes: elsewhere a number is anything. */
const isOwnPlace = (code: string, text: string, { name, ownCodes }: ScanLayout): boolean => {
  if (!ownCodes?.test(code)) return true;
  return name === "VCDS" ? /^\s*\d{5,8}\s+-\s/.test(text) : /[A-F]/.test(code) || text.includes(`0x${code}`);
};
