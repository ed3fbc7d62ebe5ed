import {
  readinessCheckLabel,
  readinessCheckUnit,
  type ReadinessOutcome,
} from "@boresight/domain/calibrations/readiness-check";
import type { Block, Text } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";

/** A prerequisite as it was found at the vehicle. */
export interface CertifiedCheck {
  key: string;
  outcome: ReadinessOutcome;
  value: string;
  note: string;
  overrideNote: string;
  /** Each time that it was recorded, from the first to the latest. */
  records: readonly CheckRecord[];
}

interface CheckRecord {
  outcome: ReadinessOutcome;
  value: string;
  note: string;
  overrideNote: string;
  by: string | null;
  at: string;
}

const checkRecords = `(select coalesce(json_agg(json_build_object('outcome', r.outcome, 'value', r.value, 'note', r.note,
    'overrideNote', r.override_note, 'by', u.display_name, 'at', r.recorded_at) order by r.version), '[]')
  from (select * from app.readiness_records where readiness_check_id = k.id order by version desc limit 50) r
  left join app.users u on u.id = r.recorded_by)`;

/** SQL: the readiness checks of the order `o`. */
export const certifiedChecks = `(select coalesce(json_agg(json_build_object('key', k.key, 'outcome', k.outcome, 'value', k.value,
    'note', k.note, 'overrideNote', k.override_note, 'records', ${checkRecords}) order by k.checked_at, k.key), '[]')
  from (select * from app.readiness_checks where service_order_id = o.id order by checked_at, key limit 50) k)`;

const outcomes: Readonly<Record<ReadinessOutcome, TextKey>> = {
  passed: "documents.checkPassed",
  failed: "documents.checkFailed",
  notApplicable: "documents.doesNotApply",
};

export const readinessBlocks = (checks: readonly CertifiedCheck[], frame: DocumentFrame): readonly Block[] => [
  { kind: "heading", text: frame.say("documents.readiness") },
  checks.length === 0
    ? { kind: "paragraph", text: frame.say("documents.noReadiness") }
    : {
        kind: "table",
        summary: frame.say("documents.readiness"),
        columns: [
          { head: frame.say("documents.check"), align: "start", share: 54 },
          { head: frame.say("calibrations.measured"), align: "start", share: 26 },
          { head: frame.say("base.result"), align: "start", share: 20 },
        ],
        rows: checks.map((check) => ({
          cells: [
            frame.name(readinessCheckLabel(check.key)),
            valueOf(check, frame),
            frame.say(outcomes[check.outcome]),
          ],
          note: notesOf(check, frame),
        })),
      },
];

const unitOf = (key: string): string => readinessCheckUnit(key) ?? "";

function valueOf({ key, value }: CertifiedCheck, { own, measured }: DocumentFrame): Text {
  const unit = unitOf(key);
  return unit ? measured(value, unit) : own(value);
}

/** What stands beneath a check: its note, or all that was recorded of one that did not pass at first. */
function notesOf(check: CertifiedCheck, frame: DocumentFrame): string | null {
  const { say, own } = frame;
  if (hasFailedBefore(check)) return check.records.map((record) => recordWords(check.key, record, frame)).join("\n");
  const { note, overrideNote } = check;
  const notes = [note && own(note), overrideNote && say("calibrations.overridden", { reason: overrideNote })];
  return notes.some(Boolean) ? notes.filter(Boolean).join(" · ") : null;
}

/** Whether it failed, and was recorded again. */
export const hasFailedBefore = ({ records }: CertifiedCheck): boolean =>
  records.slice(0, -1).some(({ outcome }) => outcome === "failed");

/** `May 20, 2026, 9:00 AM MDT, Tom Becker: Failed · 11.8 V · Connector loose` */
function recordWords(key: string, record: CheckRecord, { say, own, moment, measuredWords }: DocumentFrame): string {
  const { outcome, value, note, overrideNote, by, at } = record;
  const unit = unitOf(key);
  const found = [
    say(outcomes[outcome]),
    value && (unit ? measuredWords(value, unit) : own(value)),
    note && own(note),
    overrideNote && say("calibrations.overridden", { reason: overrideNote }),
  ];
  const recorded = [moment(at), by && own(by)].filter(Boolean).join(", ");
  return say("documents.recordedThen", { recorded, found: found.filter(Boolean).join(" · ") });
}
