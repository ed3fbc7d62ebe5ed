import { readinessCheckLabel } from "@boresight/domain/calibrations/readiness-check";
import type { Block } from "@boresight/domain/documents/document-content";
import { resultWord } from "#modules/documents/content/order/calibrated-on-paper.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import type { CertifiedCalibration } from "./certified-calibration.ts";
import { hasFailedBefore, type CertifiedCheck } from "./readiness-blocks.ts";

interface Certified {
  calibrations: readonly CertifiedCalibration[];
  checks: readonly CertifiedCheck[];
  rideHeightDecision: string | null;
}

/** What was not as it is meant to be: a waiver, results that did not pass, checks and equipment that an admin accepted. */
export function exceptionBlocks(certified: Certified, frame: DocumentFrame): readonly Block[] {
  const { say } = frame;
  const exceptions = exceptionsOf(certified, frame);
  return [
    { kind: "heading", text: say("documents.exceptions") },
    ...(exceptions.length > 0
      ? exceptions.map((text) => ({ kind: "notice", tone: "warning", text }) as const)
      : [{ kind: "paragraph", text: say("documents.noExceptions") } as const]),
  ];
}

function exceptionsOf(
  { calibrations, checks, rideHeightDecision }: Certified,
  frame: DocumentFrame,
): readonly string[] {
  const { say, name } = frame;
  return [
    ...(rideHeightDecision === "waiver" ? [say("documents.waiverException")] : []),
    ...calibrations
      .filter(({ result }) => result !== "passed")
      .map(({ name: system, result, note }) =>
        note
          ? say("documents.resultBecause", { system: name(system), result: resultWord(result, frame), note })
          : say("documents.resultOf", { system: name(system), result: resultWord(result, frame) }),
      ),
    ...calibrations.flatMap(({ name: system, attempts }) =>
      attempts.flatMap(({ overrideNote }) =>
        overrideNote ? [say("documents.equipmentAccepted", { system: name(system), note: overrideNote })] : [],
      ),
    ),
    ...checks
      .filter((check) => check.outcome !== "failed" && hasFailedBefore(check))
      .map(({ key }) => say("documents.checkFailedFirst", { check: name(readinessCheckLabel(key)) })),
    ...checks.flatMap(({ key, overrideNote }) =>
      overrideNote
        ? [say("documents.checkAccepted", { check: name(readinessCheckLabel(key)), note: overrideNote })]
        : [],
    ),
  ];
}
