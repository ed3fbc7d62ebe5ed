import type { CodeState, ReportPhase } from "@boresight/domain/intake/scans/scan-report";
import type { PairedOutcome, ScanObjection } from "@boresight/domain/intake/scans/pair-scans";
import { t } from "@boresight/domain/texts/text";

export const phaseWords: Readonly<Record<ReportPhase, string>> = {
  pre: t("files.preScan"),
  inProcess: t("files.inProcessScan"),
  post: t("files.postScan"),
  calibration: t("files.calibrationReport"),
  alignment: t("files.alignmentSheet"),
  roadTest: t("files.roadTest"),
};

export const codeStateWords: Readonly<Record<CodeState, string>> = {
  cleared: t("calibrations.stateCleared"),
  current: t("calibrations.stateCurrent"),
  pending: t("calibrations.statePending"),
  permanent: t("calibrations.statePermanent"),
  stored: t("calibrations.stateStored"),
  unknown: t("calibrations.stateUnknown"),
};

export const outcomeLooks = {
  cleared: { words: t("calibrations.codeCleared"), tone: "green" },
  new: { words: t("calibrations.codeIsNew"), tone: "red" },
  notScanned: { words: t("calibrations.codeNotScanned"), tone: "amber" },
  open: { words: t("calibrations.codeOpen"), tone: "grey" },
  remains: { words: t("calibrations.codeRemains"), tone: "red" },
} as const satisfies Readonly<Record<PairedOutcome, { words: string; tone: string }>>;

interface ObjectedScan {
  fileName: string;
  state: string;
  objection: ScanObjection | null;
  vin: string | null;
  isPartial: boolean;
}

/** What is wrong with a report, and what to do; null: it counts, or is still being read. */
export function scanProblem({ fileName: name, state, objection, vin, isPartial }: ObjectedScan): string | null {
  if (objection === "otherVehicle") return t("calibrations.scanOfAnotherVehicle", { name, vin: vin ?? "" });
  if (objection === "beforeWork") return t("calibrations.scanIsOfBeforeTheWork", { name });
  if (objection === "oldScan") return t("calibrations.scanIsOld", { name });
  if (objection === "scannedLater") return t("calibrations.scanIsOfTheFuture", { name });
  if (objection === "otherPhase") return t("calibrations.scanIsAnotherScan", { name });
  if (state === "unknownLayout") return t("calibrations.scanLayoutIsNotKnown", { name });
  if (state !== "read" && state !== "pending") return t("calibrations.scanIsNotReadable", { name });
  return isPartial ? t("calibrations.scanIsReadInPart", { name }) : null;
}
