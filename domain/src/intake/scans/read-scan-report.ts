/** Reads the report of a scan tool: rows of a document become the modules and fault codes that it found. */
import type { Row } from "#intake/reading/layout.ts";
import { readCodes } from "./read-codes.ts";
import { scanHead } from "./scan-head.ts";
import { layoutOf, toolNamedIn } from "./scan-layouts.ts";
import type { ScanReport } from "./scan-report.ts";

/** No report has longer rows, or more; what lies beyond is not looked at. */
const longestRow = 600;
export const mostRows = 20_000;

/**
 * Null: a layout that nobody knows. Nothing is read from it, because nothing would be sure. Nor is it known where no module or code is
 * found and no row says that there are none.
 */
export function readScanReport(all: readonly Row[]): ScanReport | null {
  const rows = all.slice(0, mostRows).map(shortened);
  const layout = layoutOf(rows);
  if (!layout) return null;
  const { modules, codes, first, saysNone } = readCodes(rows, layout);
  if (modules.length === 0 && codes.length === 0 && !saysNone) return null;
  const read = { layout: layout.name, ...scanHead(rows, layout, first), modules, codes };
  return isOfTwoScans(rows) ? withoutStates(read) : read;
}

const titleOfScan = /^(pre|post)-?\s?(?:repair|scan|calibration)(?: (?:scan|results?|dtcs?|codes?|status))*\s*:?$/i;

/** A report that compares two scans lists the codes of both, each below its title. */
const isOfTwoScans = (rows: readonly Row[]): boolean =>
  new Set(rows.flatMap(({ text }) => titleOfScan.exec(text.trim())?.[1]?.toLowerCase() ?? [])).size > 1;

/** What was found is right, but not when it was. */
function withoutStates(report: ScanReport): ScanReport {
  const found = new Set(report.codes.map(({ module }) => module));
  return {
    ...report,
    modules: report.modules.map((one) => (found.has(one.name) ? { ...one, state: "unknown" } : one)),
    codes: report.codes.map((code) => ({ ...code, state: "unknown" })),
  };
}

/** The vehicle, tool and time of any paper of the work, such as a calibration's report; null where it names no VIN for sure. */
export function readWorkReport(all: readonly Row[]): ScanReport | null {
  const rows = all.slice(0, mostRows).map(shortened);
  const layout = toolNamedIn(rows);
  const head = scanHead(rows, layout, rows.length);
  return head.vin === null ? null : { layout: layout.name, ...head, modules: [], codes: [] };
}

const shortened = (row: Row): Row =>
  row.text.length <= longestRow
    ? row
    : { ...row, text: row.text.slice(0, longestRow), signs: row.signs.slice(0, longestRow) };
