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
  /** It has further pages that nobody has read. */
  isPartial: boolean;
  report: ScanReport;
}

export type ScanObjection = "beforeWork" | "oldScan" | "otherPhase" | "otherVehicle" | "scannedLater";

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

interface PhasedReport {
  phase: ReportPhase;
  report: ScanReport | null;
}

/** The same of several reports of an order: a scan after the work that is older than every one before it proves nothing, either. */
export function objectionsTo(scans: readonly PhasedReport[], order: OrderOfScans): readonly (ScanObjection | null)[] {
  const objections = scans.map(({ phase, report }) => report && objectionTo({ phase, report }, order));
  const before = scans.flatMap(({ phase, report }, at) =>
    phase === "pre" && report && objections[at] === null ? report : [],
  );
  return scans.map(({ phase, report }, at) => {
    const isFirst = phase === "post" && report && before.length > 0 && before.every((one) => isOlder(report, one));
    return objections[at] ?? (isFirst ? "beforeWork" : null);
  });
}

const hour = 3_600_000;

/** By their days, as the zones of tools are not known; of one tool by its clock, which may have been set back an hour. */
function isOlder(one: ScanReport, other: ScanReport): boolean {
  if (one.scannedAt === null || other.scannedAt === null) return false;
  if (daysBetween(one.scannedAt.slice(0, 10), other.scannedAt.slice(0, 10)) > 1) return true;
  const isSameClock = one.serialNumber !== null && one.serialNumber === other.serialNumber;
  const [own, others] = [one, other].map(({ scannedAt }) => Date.parse(`${scannedAt ?? ""}Z`));
  return isSameClock && (others ?? Number.NaN) - (own ?? Number.NaN) > hour;
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

/** A module is called differently by different tools: its abbreviation, else its words. */
export function moduleKey(name: string): string {
  const short = /\(([A-Z][A-Z0-9/-]{1,7})\)\s*$/.exec(name)?.[1];
  return (short ?? name.replace(/^[0-9A-F]{2} (?=\D)/, "")).toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");
}

/** The codes of a report by their numbers. */
type ByCode = ReadonlyMap<string, readonly ScannedCode[]>;

/** Of several scans of a phase the last that counts is compared. Codes of one module and of a report that names none are the same. */
export function pairScans(scans: readonly OrderScan[]): readonly PairedCode[] {
  const last = new Map(scans.map((scan) => [scan.phase, scan]));
  const codesOf = (phase: ScanPhase) => last.get(phase)?.report.codes ?? [];
  const byPhase = new Map(phases.map((phase) => [phase, Map.groupBy(codesOf(phase), ({ code }) => code)]));
  const looked = new Map([...last].map(([phase, scan]) => [phase, lookedAt(scan)]));
  return differentCodes(phases.flatMap(codesOf)).map((code) => {
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

/** How a scan found its modules, by their keys. */
interface LookedAt {
  modules: ReadonlyMap<string, ModuleState>;
  /** The numbers of its codes, of whatever module. */
  codes: ReadonlySet<string>;
  isPartial: boolean;
}

const lookedAt = ({ report: { modules, codes }, isPartial }: OrderScan): LookedAt => ({
  modules: new Map(modules.map(({ name, state }) => [moduleKey(name), state])),
  codes: new Set(codes.map(({ code }) => code)),
  isPartial,
});

/** A code is new only where a scan before the work looked for it, and came back where it had been erased. */
function outcomeOf(
  states: PairedCode["states"],
  looked: ReadonlyMap<ScanPhase, LookedAt>,
  code: ScannedCode,
): PairedOutcome {
  const before = states.inProcess ?? states.pre;
  const post = looked.get("post");
  if (!post) return before === "cleared" ? "cleared" : "open";
  if (states.post === "cleared") return "cleared";
  if (states.post === null) return hasLookedFor(post, code) ? "cleared" : "notScanned";
  const hasLooked = (["pre", "inProcess"] as const).some((phase) => {
    const scan = looked.get(phase);
    return scan !== undefined && hasLookedFor(scan, code);
  });
  return before === null && hasLooked ? "new" : "remains";
}

/**
 * A report that lists only modules with faults does not say which others it looked at: then all of them count as scanned, unless it has
 * the code of a module that it may call differently. What stands on pages that nobody has read is not known.
 */
function hasLookedFor({ modules, codes, isPartial }: LookedAt, { module, code }: ScannedCode): boolean {
  const own = module === "" ? undefined : modules.get(moduleKey(module));
  if (isPartial) return own === "ok";
  if (own) return own !== "noAnswer";
  return !codes.has(code) && (module === "" || [...modules.values()].every((state) => state !== "ok"));
}

/** The codes that are there by the latest scan, or may be: those that may keep a calibration from starting. */
export function codesNow(scans: readonly OrderScan[]): readonly ScannedCode[] {
  const last = phases.toReversed().flatMap((phase) => scans.findLast((scan) => scan.phase === phase) ?? [])[0];
  return last?.report.codes.filter(({ state }) => state !== "stored" && state !== "cleared") ?? [];
}
