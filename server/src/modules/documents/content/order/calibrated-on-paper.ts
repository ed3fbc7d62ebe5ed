import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import { methodWord } from "@boresight/domain/calibrations/method-words";
import type { DocumentWords } from "@boresight/domain/documents/document-words";
import type { TextKey } from "@boresight/domain/texts/catalogue";

const results: Readonly<Record<CalibrationResult, TextKey>> = {
  pending: "documents.resultPending",
  passed: "base.passed",
  failed: "documents.resultFailed",
  notPossible: "calibrations.notPossible",
  notRequired: "calibrations.notRequired",
};

export const resultWord = (result: CalibrationResult, { say }: DocumentWords): string => say(results[result]);

/** `Static`; what a shop named itself stays as typed. */
export const methodIn = (method: string, { name }: DocumentWords): string => name(methodWord(method));
