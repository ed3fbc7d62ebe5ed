/**
 * All that a payer's rule can demand of an order. A rule chooses from this list, so that no payer has code of its own; the key of a
 * demand is stored and never changes.
 */
import { documentKindWords, type DocumentKind } from "#files/document-kinds.ts";
import { serviceOrder } from "#orders/order-fields.ts";
import { text } from "#texts/text.ts";

/** Where on the page of an order it is filled in. */
export type PayerPlace = "documents" | "estimates" | "numbers" | "tasks" | "vehicle" | "work";

type OrderField = "claimNumber" | "insurerName" | "odometerIn" | "odometerOut" | "poNumber" | "repairOrderNumber";

/** Demanded only of some orders: with such a calibration, or with such a line. */
export type DemandCondition = "alignmentLine" | "dynamicCalibration" | "staticCalibration";

export type AttemptProof = "credential" | "procedure" | "technicianName" | "toolCertificate";

export type Demand =
  | { kind: "attempt"; proof: AttemptProof }
  | { kind: "certificate" | "codes" | "estimate" | "lines" | "report" | "signature" | "vin" }
  | { kind: "field"; field: OrderField; place: PayerPlace }
  | { kind: "files"; documentKind: DocumentKind; when?: DemandCondition }
  | { kind: "scan"; phase: "post" | "pre" };

const files = (documentKind: DocumentKind, when?: DemandCondition): Demand =>
  when ? { kind: "files", documentKind, when } : { kind: "files", documentKind };

const number = (field: OrderField): Demand => ({ kind: "field", field, place: "numbers" });
const reading = (field: OrderField): Demand => ({ kind: "field", field, place: "tasks" });

export const demandKeys = [
  "preScan",
  "postScan",
  "codesCleared",
  "calibrationReport",
  "procedure",
  "credential",
  "technicianName",
  "toolCertificate",
  "certificate",
  "approvedEstimate",
  "lineForCalibration",
  "repairOrder",
  "requirement",
  "alignment",
  "vehiclePhoto",
  "vinPhoto",
  "odometerPhoto",
  "dashPhoto",
  "damagePhoto",
  "targetPhoto",
  "roadTest",
  "handover",
  "vin",
  "claimNumber",
  "repairOrderNumber",
  "poNumber",
  "insurerName",
  "odometerIn",
  "odometerOut",
] as const;
export type DemandKey = (typeof demandKeys)[number];

export const isDemandKey = (key: string): key is DemandKey => demandKeys.some((known) => known === key);

/** In the order of work. */
export const demandCatalogue: Readonly<Record<DemandKey, Demand>> = {
  preScan: { kind: "scan", phase: "pre" },
  postScan: { kind: "scan", phase: "post" },
  codesCleared: { kind: "codes" },
  calibrationReport: { kind: "report" },
  procedure: { kind: "attempt", proof: "procedure" },
  credential: { kind: "attempt", proof: "credential" },
  technicianName: { kind: "attempt", proof: "technicianName" },
  toolCertificate: { kind: "attempt", proof: "toolCertificate" },
  certificate: { kind: "certificate" },
  approvedEstimate: { kind: "estimate" },
  lineForCalibration: { kind: "lines" },
  repairOrder: files("repairOrder"),
  requirement: files("requirement"),
  alignment: files("alignment", "alignmentLine"),
  vehiclePhoto: files("vehiclePhoto"),
  vinPhoto: files("vinPhoto"),
  odometerPhoto: files("odometerPhoto"),
  dashPhoto: files("dashPhoto"),
  damagePhoto: files("damagePhoto"),
  targetPhoto: files("targetPhoto", "staticCalibration"),
  roadTest: files("roadTest", "dynamicCalibration"),
  handover: { kind: "signature" },
  vin: { kind: "vin" },
  claimNumber: number("claimNumber"),
  repairOrderNumber: number("repairOrderNumber"),
  poNumber: number("poNumber"),
  insurerName: number("insurerName"),
  odometerIn: reading("odometerIn"),
  odometerOut: reading("odometerOut"),
};

const ownWords = {
  codesCleared: text("billing.demandCodesCleared"),
  calibrationReport: text("billing.demandCalibrationReport"),
  procedure: text("billing.demandProcedure"),
  credential: text("billing.demandCredential"),
  technicianName: text("billing.demandTechnicianName"),
  toolCertificate: text("billing.demandToolCertificate"),
  certificate: documentKindWords.certificate,
  approvedEstimate: text("billing.demandApprovedEstimate"),
  lineForCalibration: text("billing.demandLineForCalibration"),
  handover: text("billing.demandHandover"),
  preScan: documentKindWords.preScan,
  postScan: documentKindWords.postScan,
  vin: text("billing.demandVin"),
} as const satisfies Partial<Record<DemandKey, string>>;

const wordsByKey: ReadonlyMap<string, string> = new Map(Object.entries(ownWords));

/** What people call a demand; a key that this release does not know stays as it is. */
export function demandWord(key: string): string {
  const own = wordsByKey.get(key);
  if (own !== undefined || !isDemandKey(key)) return own ?? key;
  const demand = demandCatalogue[key];
  if (demand.kind === "files") return documentKindWords[demand.documentKind];
  return demand.kind === "field" ? serviceOrder.fields[demand.field].label : key;
}

/** Whether a rule says how many there must be. */
export const isCounted = (key: DemandKey): boolean => demandCatalogue[key].kind === "files";
