import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import type { MadeWith } from "@boresight/domain/calibrations/made-with";

export interface CertifiedAttempt {
  number: number;
  result: "failed" | "passed";
  startedAt: string | null;
  endedAt: string | null;
  tool: string;
  target: string;
  faultCodes: readonly string[];
  /** Of this attempt or an earlier one, recorded as cleared. */
  clearedCodes: readonly string[];
  conditions: string;
  failureReason: string | null;
  overrideNote: string;
  evidenceCount: number;
  /** Today's name of who made it: attempts of before have no other. */
  technician: string | null;
  /** Null for attempts of before it was recorded. */
  madeWith: MadeWith | null;
  isRegistered: { tool: boolean; target: boolean };
}

export interface CertifiedCalibration {
  name: string;
  method: string;
  trigger: string;
  requirementSource: string;
  result: CalibrationResult;
  note: string;
  rule: { id: string; version: number | null; sourceTitle: string; sourceUrl: string | null } | null;
  attempts: readonly CertifiedAttempt[];
}

const attempts = `(select coalesce(json_agg(json_build_object('number', a.number, 'result', a.result, 'startedAt', a.started_at,
    'endedAt', a.ended_at, 'tool', a.tool, 'target', a.target, 'faultCodes', a.fault_codes, 'clearedCodes', a.cleared_codes,
    'conditions', a.conditions, 'failureReason', a.failure_reason,
    'overrideNote', a.override_note, 'evidenceCount', cardinality(a.evidence_file_ids), 'technician', u.display_name,
    'madeWith', a.made_with, 'isRegistered', json_build_object('tool', a.tool_id is not null, 'target', a.target_id is not null))
    order by a.number), '[]')
  from (select * from app.calibration_attempts where order_calibration_id = k.id order by number limit 50) a
  left join app.users u on u.id = a.performed_by)`;

/** SQL: the calibrations of the order `o` with all their attempts, failed ones included. */
export const certifiedCalibrations = `(select coalesce(json_agg(json_build_object('name', y.name, 'method', k.method, 'trigger', k.trigger,
    'requirementSource', k.requirement_source, 'result', k.result, 'note', k.note,
    'rule', case when r.id is not null then json_build_object('id', r.id, 'version', k.rule_version,
      'sourceTitle', r.source_title, 'sourceUrl', r.source_url) end,
    'attempts', ${attempts}) order by k.sort_order, k.id), '[]')
  from (select * from app.order_calibrations where service_order_id = o.id order by sort_order, id limit 100) k
  join app.line_item_types y on y.id = k.line_item_type_id
  left join app.calibration_rules r on r.id = k.calibration_rule_id)`;
