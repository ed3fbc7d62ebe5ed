import { decidedResults } from "@boresight/domain/calibrations/calibration-record";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { wordList } from "#platform/database/word-list.ts";
import { methodIn } from "./calibrated-on-paper.ts";

/** A calibration as the bay reads it. */
export interface WorkToDo {
  key: string;
  name: string;
  method: string;
  minutes: number | null;
  trigger: string;
  requirementSource: string;
  prerequisites: string;
  ruleNote: string;
  /** Of the latest attempt in this order. */
  lastTarget: string | null;
}

/** SQL: the open calibrations of the order `o` of the vehicle `v`, in the order of work. */
export const workToDoOnPaper = `(select coalesce(json_agg(json_build_object('key', w.key, 'name', w.name, 'method', w.method,
    'minutes', w.minutes, 'trigger', w.trigger, 'requirementSource', w.requirement_source, 'prerequisites', w.prerequisites,
    'ruleNote', w.note, 'lastTarget', w.last_target) order by w.sort_order, w.id), '[]')
  from (select k.id, k.sort_order, y.key, y.name, k.method, coalesce(r.minutes, nullif(y.minutes, 0)) as minutes, k.trigger,
      coalesce(nullif(k.requirement_source, ''), r.source_title, '') as requirement_source,
      coalesce(r.prerequisites, '') as prerequisites, coalesce(r.note, '') as note,
      (select a.target from app.calibration_attempts a where a.order_calibration_id = k.id and a.target <> ''
        order by a.number desc limit 1) as last_target
    from app.order_calibrations k
    join app.line_item_types y on y.id = k.line_item_type_id
    left join app.calibration_rules r on r.id = k.calibration_rule_id
    where k.service_order_id = o.id and k.result <> 'passed' and k.result not in ${wordList(decidedResults)}
    order by k.sort_order, k.id limit 100) w)`;

export function workToDo(calibrations: readonly WorkToDo[], frame: DocumentFrame): readonly Block[] {
  const { say } = frame;
  const heading = { kind: "heading", text: say("base.calibrations") } as const;
  return calibrations.length > 0
    ? [heading, calibrationTable(calibrations, frame)]
    : [heading, { kind: "paragraph", text: say("documents.nothingToCalibrate") }];
}

const calibrationTable = (calibrations: readonly WorkToDo[], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("base.calibrations"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 36 },
    { head: frame.say("base.method"), align: "start", share: 18 },
    { head: frame.say("base.minutes"), align: "start", share: 12 },
    { head: frame.say("documents.toolAndTarget"), align: "start", share: 34 },
  ],
  rows: calibrations.map((one) => ({
    cells: [
      frame.name(one.name),
      methodIn(one.method, frame),
      one.minutes === null ? "" : frame.number(one.minutes),
      one.lastTarget ? frame.own(one.lastTarget) : "",
    ],
    note: notesOf(one, frame),
  })),
});

function notesOf(one: WorkToDo, { say, name, own }: DocumentFrame): string | null {
  const notes = [
    one.trigger && say("documents.becauseOf", { reason: name(one.trigger) }),
    one.requirementSource && say("documents.procedureOf", { source: one.requirementSource }),
    one.prerequisites && say("documents.needsFirst", { prerequisites: one.prerequisites }),
    one.ruleNote && own(one.ruleNote),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : null;
}
