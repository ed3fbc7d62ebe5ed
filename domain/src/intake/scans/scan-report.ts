/** What the report of a scan tool says: of which vehicle, by which tool, when, and the fault codes of each module. */

/**
 * `cleared`: found and erased; `stored`: found earlier and not there now; `unknown`: the report does not say. A code's state is what the
 * report calls it, never what it may mean.
 */
export type CodeState = "cleared" | "current" | "pending" | "permanent" | "stored" | "unknown";

export interface ScannedCode {
  /** As the report names it; empty where it names none. */
  module: string;
  /** `C1A67` or with its failure type `C1A67-54`; makers' own numbers as printed. */
  code: string;
  description: string;
  state: CodeState;
  page: number;
}

export type ModuleState = "faults" | "noAnswer" | "ok" | "unknown";

export interface ScannedModule {
  name: string;
  state: ModuleState;
}

/** Before work, before calibration, after it. */
export type ScanPhase = "inProcess" | "post" | "pre";

/** Papers of the work tell their vehicle and tool; codes in them are no scan's. */
export type WorkPhase = "alignment" | "calibration" | "roadTest";

export type ReportPhase = ScanPhase | WorkPhase;

export const isScanPhase = (phase: ReportPhase): phase is ScanPhase =>
  phase === "pre" || phase === "inProcess" || phase === "post";

export interface ScanReport {
  /** Whose layout it is: `Autel`; empty where a paper of the work does not say. */
  layout: string;
  /** Null: the report does not say, or says several. */
  phase: ScanPhase | null;
  /** Null: it names none, or none that is sure. */
  vin: string | null;
  tool: string | null;
  serialNumber: string | null;
  softwareVersion: string | null;
  /** The clock of the tool, whose zone is not known: `2026-05-04T09:12`, or the day alone. */
  scannedAt: string | null;
  modules: readonly ScannedModule[];
  codes: readonly ScannedCode[];
}
