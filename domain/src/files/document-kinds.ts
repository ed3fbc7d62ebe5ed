import { t } from "#texts/text.ts";

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
  repairOrder: t("base.repairOrder"),
  requirement: t("files.requirementReport"),
  preScan: t("files.preScan"),
  inProcessScan: t("files.inProcessScan"),
  postScan: t("files.postScan"),
  calibrationReport: t("files.calibrationReport"),
  certificate: t("files.certificate"),
  alignment: t("files.alignmentSheet"),
  vehiclePhoto: t("files.vehiclePhoto"),
  vinPhoto: t("files.vinPhoto"),
  odometerPhoto: t("files.odometerPhoto"),
  dashPhoto: t("files.dashPhoto"),
  targetPhoto: t("files.targetPhoto"),
  damagePhoto: t("files.damagePhoto"),
  rideHeight: t("files.rideHeight"),
  waiver: t("files.waiver"),
  towReceipt: t("files.towReceipt"),
  roadTest: t("files.roadTest"),
  signature: t("files.signature"),
  oemProcedure: t("files.makersProcedure"),
  estimatePdf: t("files.estimate"),
  invoicePdf: t("files.invoice"),
  poDocument: t("files.purchaseOrder"),
  taxCertificate: t("files.taxCertificate"),
  other: t("files.other"),
};

/** Rows may have kinds that this code does not know yet. */
export const wordOfKind = (kind: string): string => (isDocumentKind(kind) ? documentKindWords[kind] : kind);
