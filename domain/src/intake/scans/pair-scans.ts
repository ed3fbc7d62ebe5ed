/** What the scans of an order say together: what was cleared, what is still there, and what is new. */
import {
  isScanPhase,
  type CodeState,
  type ModuleState,
  type ReportPhase,
  type ScanPhase,
  type ScanReport,
  type ScannedCode,
} from "./scan-report.ts";

/** A report of an order, in the order of its upload. */
export interface OrderScan {
  fileId: string;
  fileName: string;
  /** By the slot or kind of its file. */
  phase: ScanPhase;
  report: ScanReport;
}

export type ScanObjection = "oldScan" | "otherPhase" | "otherVehicle" | "scannedLater";

export interface OrderOfScans {
  /** Of the order's vehicle; null while it has none. */
  vin: string | null;
  /** When the order was opened, and today: `2026-05-04`. */
  openedOn: string;
  today: string;
}

/** A shop may scan weeks before it sends the vehicle; what is older belongs to an earlier repair. */
const longestBefore = 60;
const dayLength = 24 * 3_600_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/**
 * Why a report does not count for an order: another vehicle's VIN, made long before it or after today. One that calls itself another scan
 * than its slot says is objected to as well.
 */
export function objectionTo(
  { phase, report }: { phase: ReportPhase; report: ScanReport },
  { vin, openedOn, today }: OrderOfScans,
): ScanObjection | null {
  if (report.vin !== null && vin !== null && report.vin !== vin) return "otherVehicle";
  const day = report.scannedAt?.slice(0, 10) ?? null;
  if (day !== null && daysBetween(day, openedOn) > longestBefore) return "oldScan";
  if (day !== null && daysBetween(today, day) > 1) return "scannedLater";
  const isScan = isScanPhase(phase) && report.phase !== null;
  return isScan && report.phase !== phase ? "otherPhase" : null;
}

/** `notScanned`: the last scan did not look at its module. */
export type PairedOutcome = "cleared" | "new" | "notScanned" | "open" | "remains";

export interface PairedCode {
  module: string;
  code: string;
  description: string;
  /** What each scan said of it; null: it did not find it, or there is none. */
  states: Readonly<Record<ScanPhase, CodeState | null>>;
  /** `open` while there is no scan after the work. */
  outcome: PairedOutcome;
}

const phases = ["pre", "inProcess", "post"] as const satisfies readonly ScanPhase[];

/** What was erased is not there any more. */
const isThere = (state: CodeState | null): boolean => state !== null && state !== "cleared";

/** A module is called differently by different tools: its abbreviation, else its words. */
export function moduleKey(name: string): string {
  const short = /\(([A-Z][A-Z0-9/-]{1,7})\)\s*$/.exec(name)?.[1];
  return (short ?? name.replace(/^[0-9A-F]{2} (?=\D)/, "")).toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");
}

/** The codes of a report by their numbers. */
type ByCode = ReadonlyMap<string, readonly ScannedCode[]>;

/** Of several scans of a phase the last that counts is compared. Codes of one module and of a report that names none are the same. */
export function pairScans(scans: readonly OrderScan[]): readonly PairedCode[] {
  const last = new Map(scans.map((scan) => [scan.phase, scan.report]));
  const byPhase = new Map(
    phases.map((phase) => [phase, Map.groupBy(last.get(phase)?.codes ?? [], ({ code }) => code)]),
  );
  const post = last.get("post");
  const looked = post && new Map(post.modules.map(({ name, state }) => [moduleKey(name), state]));
  return differentCodes(phases.flatMap((phase) => last.get(phase)?.codes ?? [])).map((code) => {
    const states = {
      pre: stateIn(byPhase.get("pre"), code),
      inProcess: stateIn(byPhase.get("inProcess"), code),
      post: stateIn(byPhase.get("post"), code),
    };
    const { module, description } = code;
    return { module, code: code.code, description, states, outcome: outcomeOf(states, looked, code) };
  });
}

function differentCodes(codes: readonly ScannedCode[]): ScannedCode[] {
  const known = new Map<string, ScannedCode[]>();
  return codes.filter((code) => {
    const others = known.get(code.code) ?? [];
    if (others.some((other) => isSame(other, code))) return false;
    known.set(code.code, [...others, code]);
    return true;
  });
}

/** Of two codes of one number. */
const isSame = (one: ScannedCode, other: ScannedCode): boolean =>
  one.module === "" || other.module === "" || moduleKey(one.module) === moduleKey(other.module);

const stateIn = (found: ByCode | undefined, code: ScannedCode): CodeState | null =>
  found?.get(code.code)?.find((one) => isSame(one, code))?.state ?? null;

/** How the last scan found its modules, by their keys. */
type LookedAt = ReadonlyMap<string, ModuleState>;

function outcomeOf(states: PairedCode["states"], looked: LookedAt | undefined, { module }: ScannedCode): PairedOutcome {
  if (!looked) return states.pre === "cleared" || states.inProcess === "cleared" ? "cleared" : "open";
  if (isThere(states.post)) return isThere(states.pre) || isThere(states.inProcess) ? "remains" : "new";
  if (states.post === "cleared") return "cleared";
  return hasLookedAt(looked, module) ? "cleared" : "notScanned";
}

/** A report that lists only modules with faults does not say which others it looked at: then all of them count as scanned. */
function hasLookedAt(looked: LookedAt, module: string): boolean {
  if (module === "") return true;
  const own = looked.get(moduleKey(module));
  if (own) return own !== "noAnswer";
  return [...looked.values()].every((state) => state !== "ok");
}

/** The codes that are there by the latest scan, or may be: those that may keep a calibration from starting. */
export function codesNow(scans: readonly OrderScan[]): readonly ScannedCode[] {
  const last = phases.toReversed().flatMap((phase) => scans.findLast((scan) => scan.phase === phase) ?? [])[0];
  return last?.report.codes.filter(({ state }) => state !== "stored" && state !== "cleared") ?? [];
}
