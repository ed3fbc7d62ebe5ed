/** The kinds of documents, whoever made them and whatever they are attached to. */
export const documentKinds = [
  "repairOrder",
  "requirement",
  "preScan",
  "inProcessScan",
  "postScan",
  "calibrationReport",
  "certificate",
  "alignment",
  "vehiclePhoto",
  "vinPhoto",
  "odometerPhoto",
  "dashPhoto",
  "targetPhoto",
  "damagePhoto",
  "rideHeight",
  "waiver",
  "towReceipt",
  "roadTest",
  "signature",
  "oemProcedure",
  "estimatePdf",
  "invoicePdf",
  "poDocument",
  "taxCertificate",
  "other",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: unknown): kind is DocumentKind => documentKinds.some((known) => known === kind);

export const documentKindWords: Record<DocumentKind, string> = {
  repairOrder: "Repair order",
  requirement: "Requirement report",
  preScan: "Pre-scan",
  inProcessScan: "In-process scan",
  postScan: "Post-scan",
  calibrationReport: "Calibration report",
  certificate: "Certificate",
  alignment: "Alignment sheet",
  vehiclePhoto: "Vehicle photo",
  vinPhoto: "VIN photo",
  odometerPhoto: "Odometer photo",
  dashPhoto: "Dash photo",
  targetPhoto: "Target photo",
  damagePhoto: "Damage photo",
  rideHeight: "Ride height",
  waiver: "Waiver",
  towReceipt: "Tow receipt",
  roadTest: "Road test",
  signature: "Signature",
  oemProcedure: "Maker's procedure",
  estimatePdf: "Estimate",
  invoicePdf: "Invoice",
  poDocument: "Purchase order",
  taxCertificate: "Tax certificate",
  other: "Other",
};

/** Rows may have kinds that this code does not know yet. */
export const wordOfKind = (kind: string): string => (isDocumentKind(kind) ? documentKindWords[kind] : kind);
