/** Reads the report of a scan tool: rows of a document become the modules and fault codes that it found. */
import type { Row } from "#intake/reading/layout.ts";
import { readCodes } from "./read-codes.ts";
import { scanHead } from "./scan-head.ts";
import { layoutOf } from "./scan-layouts.ts";
import type { ScanReport } from "./scan-report.ts";

/** Null: a layout that nobody knows. Nothing is read from it, because nothing would be sure. */
export function readScanReport(rows: readonly Row[]): ScanReport | null {
  const layout = layoutOf(rows);
  if (!layout) return null;
  const { modules, codes, first } = readCodes(rows, layout);
  return { layout: layout.name, ...scanHead(rows, layout, first), modules, codes };
}
