import { failureReasonText } from "@boresight/domain/calibrations/failure-reasons";
import type { TableBlock, TableRow } from "@boresight/domain/documents/document-content";
import { resultWord } from "#modules/documents/content/order/calibrated-on-paper.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import type { CertifiedAttempt, CertifiedCalibration } from "./certified-calibration.ts";

/** Each attempt in its order: failed ones are listed, never hidden. */
export const attemptsTable = ({ attempts }: CertifiedCalibration, frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.attempts"),
  columns: [
    { head: frame.say("documents.attempt"), align: "start", share: 14 },
    { head: frame.say("base.time"), align: "start", share: 20 },
    { head: frame.say("calibrations.tool"), align: "start", share: 24 },
    { head: frame.say("base.target"), align: "start", share: 22 },
    { head: frame.say("base.technician"), align: "start", share: 20 },
  ],
  rows: attempts.map((attempt) => attemptRow(attempt, frame)),
});

const attemptRow = (attempt: CertifiedAttempt, frame: DocumentFrame): TableRow => ({
  cells: [
    frame.say("documents.attemptResult", {
      number: frame.number(attempt.number),
      result: resultWord(attempt.result, frame),
    }),
    spanOf(attempt, frame),
    equipmentWords(attempt.tool, attempt.usedTool, frame),
    equipmentWords(attempt.target, attempt.usedTarget, frame),
    technicianWords(attempt, frame),
  ],
  note: notesOf(attempt, frame),
});

function spanOf({ startedAt, endedAt }: CertifiedAttempt, { say, moment, span }: DocumentFrame): string {
  if (startedAt && endedAt) return span(startedAt, endedAt);
  const known = startedAt ?? endedAt;
  return known ? moment(known) : say("documents.notRecorded");
}

function equipmentWords(typed: string, used: CertifiedAttempt["usedTool"], frame: DocumentFrame): string {
  const { say, own, day } = frame;
  if (!used) return typed ? own(typed) : say("documents.notRecorded");
  const { name, serialNumber, softwareVersion, certifiedOn, expiresOn } = used;
  return [
    own(name),
    serialNumber && say("documents.serialOf", { number: serialNumber }),
    softwareVersion && say("documents.softwareOf", { version: softwareVersion }),
    certifiedOn && say("documents.certifiedOn", { date: day(certifiedOn) }),
    expiresOn && say("equipment.certifiedUntil", { date: day(expiresOn) }),
  ]
    .filter(Boolean)
    .join("\n");
}

function technicianWords({ technician, competence }: CertifiedAttempt, { say, own, day }: DocumentFrame): string {
  if (!technician) return say("documents.notRecorded");
  const reference = competence && say("documents.competenceOf", { code: competence.id.slice(0, 8).toUpperCase() });
  const until = competence?.expiresOn && say("schedule.certifiedUntilFormatday", { day: day(competence.expiresOn) });
  return [own(technician), reference, until].filter(Boolean).join("\n");
}

function notesOf(attempt: CertifiedAttempt, { say, own }: DocumentFrame): string | null {
  const { failureReason, faultCodes, clearedCodes, conditions, overrideNote, evidenceCount } = attempt;
  const reason = failureReasonText(failureReason);
  const notes = [
    reason && say(reason),
    faultCodes.length > 0 && say("documents.faultCodesOf", { codes: faultCodes.join(", ") }),
    clearedCodes.length > 0 && say("documents.clearedCodesOf", { codes: clearedCodes.join(", ") }),
    conditions && own(conditions),
    overrideNote && say("documents.acceptedBecause", { note: overrideNote }),
    evidenceCount > 0 && say("calibrations.evidenceFiles", { count: evidenceCount }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : null;
}
