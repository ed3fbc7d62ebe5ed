/** What a payer's demands are checked against: what was recorded of an order, as it was recorded. */
import type { MadeWith } from "#calibrations/made-with.ts";
import type { CalibrationResult } from "#calibrations/calibration-record.ts";
import type { PairedOutcome, ScanObjection } from "#intake/scans/pair-scans.ts";
import type { ReportPhase } from "#intake/scans/scan-report.ts";

export interface PayerFile {
  id: string;
  name: string;
  kind: string;
  mimeType: string;
  /** The same picture twice is one; null while it is not known. */
  sha256: string | null;
  signerName: string | null;
  /** It is another vehicle's, or of another time. */
  isObjected: boolean;
}

export interface PayerScan {
  fileId: string;
  phase: ReportPhase;
  /** `read`, or why nothing could be read; `readInPart` proves nothing: more codes may stand on its other pages. */
  state: string;
  objection: ScanObjection | null;
  /** Of the report; null: it names none. */
  vin: string | null;
}

export interface PayerCode {
  module: string;
  code: string;
  outcome: PairedOutcome;
  /** On which page of the last scan before or after the work it stands; null: on none. */
  page: number | null;
}

export interface PayerAttempt {
  /** At the facility. */
  day: string;
  /** As it was then; null: the attempt is older than this record. */
  madeWith: MadeWith | null;
  evidenceFileIds: readonly string[];
}

export interface PayerCalibration {
  id: string;
  name: string;
  /** As in the catalogue: `both` and `static or dynamic` are either. */
  method: string;
  result: CalibrationResult;
  /** The last that passed. */
  passed: PayerAttempt | null;
}

export interface PayerLine {
  typeKey: string;
  category: string;
  calibrationId: string | null;
}

export interface PayerFacts {
  order: {
    vinNumber: string | null;
    claimNumber: string | null;
    insurerName: string | null;
    odometerIn: number | null;
    odometerOut: number | null;
    poNumber: string | null;
    repairOrderNumber: string | null;
  };
  /** In the order of their upload. */
  files: readonly PayerFile[];
  scans: readonly PayerScan[];
  codes: readonly PayerCode[];
  /** In the order of work. */
  calibrations: readonly PayerCalibration[];
  /** The one that the customer agreed to last. */
  estimate: { number: string; lines: readonly PayerLine[] } | null;
  /** The valid one. */
  certificate: { number: string; fileId: string | null } | null;
}
