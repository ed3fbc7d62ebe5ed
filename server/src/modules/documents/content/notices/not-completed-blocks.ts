import { isNotCompleted } from "@boresight/domain/calibrations/calibration-record";
import { failureReasonText } from "@boresight/domain/calibrations/failure-reasons";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import { resultWord } from "#modules/documents/content/order/calibrated-on-paper.ts";
import type { CertifiedCalibration } from "#modules/documents/content/certificate/certified-calibration.ts";
import { paragraphsOf } from "#modules/documents/content/document-reader.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { statementBlocks, type NoticeParts } from "./notice-parts.ts";

/** Which system was not calibrated and why, what the driver should know, and the line to sign on. */
export function notCompletedBlocks(parts: NoticeParts, frame: DocumentFrame): readonly Block[] {
  const { calibrations, statement, disclosure } = parts;
  const { say } = frame;
  const passed = calibrations.filter(({ result }) => result === "passed");
  return [
    { kind: "notice", tone: "warning", text: say("documents.notCompletedMeans") },
    { kind: "heading", text: say("documents.systemsNotCalibrated") },
    openTable(calibrations, frame),
    ...(passed.length > 0
      ? [
          { kind: "heading", text: say("documents.calibratedAllTheSame") } as const,
          { kind: "checklist", items: passed.map(({ name }) => frame.name(name)) } as const,
        ]
      : []),
    { kind: "heading", text: say("documents.beforeYouDrive") },
    {
      kind: "checklist",
      items: [say("documents.doNotRelyOnIt"), say("documents.watchForWarnings"), say("documents.haveItCompleted")],
    },
    ...(disclosure
      ? [
          { kind: "heading", text: say("documents.stateRequires", { state: disclosure.state }) } as const,
          ...paragraphsOf(disclosure.body, frame),
          { kind: "paragraph", text: say("documents.sourceOf", { source: disclosure.sourceTitle }) } as const,
        ]
      : []),
    ...statementBlocks(statement, frame),
    { kind: "paragraph", text: say("documents.noticeReceived") },
    { kind: "signature", label: say("documents.receivedBy"), image: null, name: null, about: null },
  ];
}

const openTable = (calibrations: readonly CertifiedCalibration[], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.systemsNotCalibrated"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 40 },
    { head: frame.say("base.result"), align: "start", share: 22 },
    { head: frame.say("base.reason"), align: "start", share: 38 },
  ],
  rows: calibrations
    .filter(({ result }) => isNotCompleted(result))
    .map((calibration) => ({
      cells: [frame.name(calibration.name), resultWord(calibration.result, frame), reasonOf(calibration, frame)],
      note: null,
    })),
});

/** Why the last attempt failed and what the technician noted; of one that was never attempted, that. */
function reasonOf({ attempts, note }: CertifiedCalibration, { say, own }: DocumentFrame): string {
  const { failureReason = null, conditions = "" } = attempts.at(-1) ?? {};
  const reason = failureReasonText(failureReason);
  const words = [reason && say(reason), note && own(note), conditions && own(conditions)].filter(Boolean);
  if (words.length > 0) return words.join(" · ");
  return attempts.length > 0 ? say("documents.notRecorded") : say("documents.noAttempt");
}
