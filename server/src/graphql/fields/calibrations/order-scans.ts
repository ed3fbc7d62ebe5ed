import { gql } from "postgraphile/utils";
import { readOrderScans } from "#modules/calibrations/read-scans.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** What the reports of scan tools say that were uploaded to an order. */
export const orderScansPlugin = computedFields(
  gql`
    enum ScanPhase {
      pre
      inProcess
      post
      "The report of a calibration: its vehicle and tool are read."
      calibration
      "An alignment sheet: the same."
      alignment
      "The report of a road test: the same."
      roadTest
    }
    enum CodeState {
      "It was found and erased."
      cleared
      current
      pending
      permanent
      "It was found earlier, and is not there now."
      stored
      "The report does not say."
      unknown
    }
    enum PairedOutcome {
      cleared
      new
      "The last scan did not look at its module."
      notScanned
      "There is no scan after the work yet."
      open
      remains
    }
    enum ScanObjection {
      "Of after the work, and older than the scans of before it."
      beforeWork
      "It was made long before the order."
      oldScan
      "It calls itself another scan than its file does."
      otherPhase
      "It names another VIN than the order's vehicle has."
      otherVehicle
      "It was made after today."
      scannedLater
    }
    type ReadScanReport {
      fileId: UUID!
      fileName: String!
      phase: ScanPhase!
      "pending, read, unknownLayout, noText, failed or unsupported."
      state: String!
      "Why it does not count; null: it does."
      objection: ScanObjection
      "Whether a long file has further pages that nobody has read."
      isPartial: Boolean!
      "Whose report it is: Autel."
      layout: String
      vin: String
      tool: String
      serialNumber: String
      softwareVersion: String
      "By the clock of the tool, whose zone is not known: 2026-05-04T09:12, or the day alone."
      scannedAt: String
      moduleCount: Int
      codeCount: Int
    }
    type PairedCode {
      "Empty where the report names none."
      module: String!
      code: String!
      description: String!
      "What each scan says of it; null: it did not find it, or there is none."
      pre: CodeState
      inProcess: CodeState
      post: CodeState
      outcome: PairedOutcome!
    }
    type CodeNow {
      module: String!
      code: String!
      description: String!
      state: CodeState!
    }
    type OrderScans {
      "In the order of their upload."
      reports: [ReadScanReport!]!
      "The codes of all scans that count, each once."
      codes: [PairedCode!]!
      "The codes that are there by the latest scan."
      codesNow: [CodeNow!]!
    }
    extend type ServiceOrder {
      "What the scans of its vehicle say: for staff, null for others and without one."
      scans: OrderScans
    }
  `,
  { ServiceOrder: { scans: readOrderScans } },
);
