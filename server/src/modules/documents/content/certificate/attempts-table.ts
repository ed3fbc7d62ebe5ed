import { failureReasonText } from "@boresight/domain/calibrations/failure-reasons";
import { nameOnPaper } from "@boresight/domain/calibrations/made-with";
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
    equipmentWords("tool", attempt, frame),
    equipmentWords("target", attempt, frame),
    technicianWords(attempt, frame),
  ],
  note: notesOf(attempt, frame),
});

function spanOf({ startedAt, endedAt }: CertifiedAttempt, { say, moment, span }: DocumentFrame): string {
  if (startedAt && endedAt) return span(startedAt, endedAt);
  const known = startedAt ?? endedAt;
  return known ? moment(known) : say("documents.notRecorded");
}

/** As it was when the attempt was made. Of attempts of before only the name is known: the register may have changed since. */
function equipmentWords(kind: "target" | "tool", attempt: CertifiedAttempt, frame: DocumentFrame): string {
  const { say, own, day } = frame;
  const used = attempt.madeWith?.[kind];
  const typed = attempt[kind];
  if (!typed && !used) return say("documents.notRecorded");
  if (!used) return attempt.isRegistered[kind] ? `${own(typed)}\n${say("documents.detailsNotRecorded")}` : own(typed);
  const { name, maker, model, serialNumber, softwareVersion, certifiedOn, expiresOn } = used;
  const made = [maker, model].filter((word) => word && !name.toLowerCase().includes(word.toLowerCase())).join(" ");
  return [
    own(name),
    made && own(made),
    serialNumber && say("documents.serialOf", { number: serialNumber }),
    softwareVersion && say("documents.softwareOf", { version: softwareVersion }),
    certifiedOn && say("documents.certifiedOn", { date: day(certifiedOn) }),
    expiresOn && say("equipment.certifiedUntil", { date: day(expiresOn) }),
  ]
    .filter(Boolean)
    .join("\n");
}

function technicianWords({ technician, madeWith }: CertifiedAttempt, { say, own, day }: DocumentFrame): string {
  const recorded = madeWith?.technician;
  if (!recorded)
    return technician ? `${own(technician)}\n${say("documents.credentialNotRecorded")}` : say("documents.notRecorded");
  const { credential } = recorded;
  if (!credential) return own(nameOnPaper(recorded));
  const { title, number, issuer, expiresOn } = credential;
  return [
    own(nameOnPaper(recorded)),
    [issuerMark(issuer), own(title), number].filter(Boolean).join(" · "),
    expiresOn && say("schedule.certifiedUntilFormatday", { day: day(expiresOn) }),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Institutes that payers know by their names; who else issued it is in the title. */
const issuerMark = (issuer: string): string => ({ ase: "ASE", iCar: "I-CAR" })[issuer] ?? "";

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
