/** The calibrations, resets, alignments and scans that an estimate already has lines for (handbook sections 9 and 13). */
import type { EstimateLine } from "./estimate-document.ts";
import { plainWords } from "./words/plain-words.ts";
import { wordsOf } from "./words/repair-order-words.ts";
import { systemsOfCalibration } from "./words/system-names.ts";
import { isWheelAlignment } from "./wheel-alignment.ts";

/** A system of the catalogue, a scan, or a calibration that does not say of what. */
export interface WrittenWork {
  system: string;
  line: EstimateLine;
}

export const unnamedCalibration = "unnamed";
export const scans = ["preScan", "inProcessScan", "postScan"] as const;

/** Returns what each line holds; a line can name several systems. Lines that are not done hold nothing. */
export const writtenWork = (lines: readonly EstimateLine[]): WrittenWork[] =>
  lines.flatMap((line) => (line.isDeleted ? [] : systemsIn(line).map((system) => ({ system, line }))));

function systemsIn({ description, operation, section }: EstimateLine): string[] {
  if (operation === "removeInstall" || operation === "disconnectReconnect") return []; // The part, not its calibration.
  const words = plainWords(description);
  const scan = scanIn(words);
  if (scan) return [scan];
  if (isWheelAlignment(wordsOf(description).join(" "), operation === "align" ? "aligned" : "line"))
    return ["alignment"];
  if (!calibrates.test(words) || isNoWork.test(words)) return [];
  const named = systemsOfCalibration(description);
  if (named.length > 0) return named;
  return anyCalibration.test(words) || /calibrat|adas/.test(plainWords(section ?? "")) ? [unnamedCalibration] : [];
}

const calibrates =
  / (re ?)?(calibrat\w*|calib|cal|aim(ing)?|relearn|learn|initiali[sz]\w*|init|zero(ing| point)?|reset|teach in|adaptation|static|dynamic|calibrer|calibrage|etalonnage|calibracion|calibrar) /;
const anyCalibration = / (re ?)?(calibrat\w*|calib|calibrage|calibracion|etalonnage) | adas /;
/** It is looked up, driven to, or made ready for, not done. */
const isNoWork =
  / (research|look ?up|position statement|ride height|reset operator|clock|radio|preferences|oil|maintenance) /;

function scanIn(words: string): (typeof scans)[number] | null {
  if (!/ (scan|scans|scanning|diagnostic check|health check|numerisation|escaneo) /.test(words)) return null;
  if (/ (post|after|final|completion|apres|despues) /.test(words)) return "postScan";
  if (/ (in proc\w*|inproc\w*|interim|mid|during|progress) /.test(words)) return "inProcessScan";
  return / (pre|initial|before|diagnostic|dtc|avant|previo) /.test(words) ? "preScan" : null;
}
