import {
  readinessCheckLabel,
  readinessCheckUnit,
  type ReadinessOutcome,
} from "@boresight/domain/calibrations/readiness-check";
import type { Block } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";

/** A prerequisite as it was found at the vehicle. */
export interface CertifiedCheck {
  key: string;
  outcome: ReadinessOutcome;
  value: string;
  note: string;
  overrideNote: string;
}

/** SQL: the readiness checks of the order `o`. */
export const certifiedChecks = `(select coalesce(json_agg(json_build_object('key', k.key, 'outcome', k.outcome, 'value', k.value,
    'note', k.note, 'overrideNote', k.override_note) order by k.checked_at, k.key), '[]')
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
          { head: frame.say("calibrations.result"), align: "start", share: 20 },
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

function valueOf({ key, value }: CertifiedCheck, { own }: DocumentFrame) {
  const unit = readinessCheckUnit(key);
  if (value === "") return "";
  return unit ? { code: `${value} ${unit}` } : own(value);
}

function notesOf({ note, overrideNote }: CertifiedCheck, { say, own }: DocumentFrame): string | null {
  const notes = [note && own(note), overrideNote && say("calibrations.overridden", { reason: overrideNote })];
  return notes.some(Boolean) ? notes.filter(Boolean).join(" · ") : null;
}
