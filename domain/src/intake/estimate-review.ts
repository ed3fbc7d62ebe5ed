/** What a body shop's estimate leaves out: the calibrations that its repairs require, against those that its lines hold. */
import { sum, type Cents } from "#base/money.ts";
import { sequenceOf, systemOf, typesOf } from "#calibrations/calibration-system.ts";
import type { EstimateLine } from "./reading/estimate-document.ts";
import { scans, unnamedCalibration, writtenWork, type WrittenWork } from "./reading/written-work.ts";

export const reviewOutcomes = ["missing", "ifFitted", "agreed", "unnamed", "notRequired"] as const;
/**
 * `missing`: required and not written. `ifFitted`: the same of a system that many vehicles lack, when nothing says whether
 * this one has it. `unnamed`: a calibration is written, but not of what. `notRequired`: written and not
 * required by our rules.
 */
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** What our rules require for the repairs of the estimate. */
export interface RequiredWork {
  /** Of the catalog: `CAL-FCAM-S`, `SCAN-PRE`. */
  typeKey: string;
  /** What it is worth by the price list, in cents; null where nobody may see it. */
  priceCents: Cents | null;
  /** Required only of a vehicle that has the system, which nothing says. */
  isIfFitted: boolean;
}

export interface ReviewRow<Required extends RequiredWork> {
  outcome: ReviewOutcome;
  /** Null for work that is not required. */
  required: Required | null;
  /** The lines of the estimate that hold it. */
  lines: readonly EstimateLine[];
  /** A catalog type of the system; null for an unnamed calibration. */
  typeKey: string | null;
}

/** One row per system or scan, what is missing first, then in the order of work. */
export function reviewEstimate<Required extends RequiredWork>(
  required: readonly Required[],
  lines: readonly EstimateLine[],
): ReviewRow<Required>[] {
  const written = Map.groupBy(writtenWork(lines), ({ system }) => system);
  const wanted = required.map((one): ReviewRow<Required> => {
    const own = linesOf(written.get(placeOf(one.typeKey)));
    const open = one.isIfFitted ? "ifFitted" : "missing";
    return { outcome: own.length > 0 ? "agreed" : open, required: one, lines: own, typeKey: one.typeKey };
  });
  const known = new Set(required.map(({ typeKey }) => placeOf(typeKey)));
  const besides = [...written].flatMap(([system, works]): ReviewRow<Required>[] => {
    if (known.has(system)) return [];
    if (system === unnamedCalibration)
      return [{ outcome: "unnamed", required: null, lines: linesOf(works), typeKey: null }];
    return [{ outcome: "notRequired", required: null, lines: linesOf(works), typeKey: typeOf(system) }];
  });
  return [...wanted, ...besides].toSorted(
    (one, other) =>
      reviewOutcomes.indexOf(one.outcome) - reviewOutcomes.indexOf(other.outcome) || orderOf(one) - orderOf(other),
  );
}

/** What the missing work is worth, in cents; null where a price is not known. */
export function worthOfMissing(rows: readonly ReviewRow<RequiredWork>[]): Cents | null {
  const prices = rows.flatMap(({ outcome, required }) =>
    outcome === "missing" && required ? [required.priceCents] : [],
  );
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length ? sum(known) : null;
}

const scanTypes: ReadonlyMap<string, string> = new Map([
  ["SCAN-PRE", "preScan"],
  ["SCAN-INP", "inProcessScan"],
  ["SCAN-POST", "postScan"],
]);

const placeOf = (typeKey: string): string => scanTypes.get(typeKey) ?? systemOf(typeKey);

const typeOf = (system: string): string | null =>
  [...scanTypes].find(([, scan]) => scan === system)?.[0] ?? typesOf(system)[0] ?? null;

const orderOf = ({ typeKey }: ReviewRow<RequiredWork>): number => {
  if (typeKey === null) return Number.MAX_SAFE_INTEGER;
  const scan = scanTypes.get(typeKey);
  return scan ? scans.findIndex((one) => one === scan) : 100 + sequenceOf(typeKey);
};

const linesOf = (works: readonly WrittenWork[] | undefined): EstimateLine[] => (works ?? []).map(({ line }) => line);
