import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";

interface UsedEquipment {
  name: string;
  serialNumber: string;
  softwareVersion: string;
  certifiedOn: string | null;
  expiresOn: string | null;
}

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
  technician: string | null;
  /** The technician's certification for the system; null without one. */
  competence: { id: string; expiresOn: string | null } | null;
  usedTool: UsedEquipment | null;
  usedTarget: UsedEquipment | null;
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

const equipment = (alias: string) => `case when ${alias}.id is not null then json_build_object('name', ${alias}.name,
  'serialNumber', ${alias}.serial_number, 'softwareVersion', ${alias}.software_version, 'certifiedOn', ${alias}.certified_on,
  'expiresOn', ${alias}.expires_on) end`;

const attempts = `(select coalesce(json_agg(json_build_object('number', a.number, 'result', a.result, 'startedAt', a.started_at,
    'endedAt', a.ended_at, 'tool', a.tool, 'target', a.target, 'faultCodes', a.fault_codes, 'clearedCodes', a.cleared_codes,
    'conditions', a.conditions, 'failureReason', a.failure_reason,
    'overrideNote', a.override_note, 'evidenceCount', cardinality(a.evidence_file_ids), 'technician', u.display_name,
    'competence', case when c.id is not null then json_build_object('id', c.id, 'expiresOn', c.expires_on) end,
    'usedTool', ${equipment("tool")}, 'usedTarget', ${equipment("target")}) order by a.number), '[]')
  from (select * from app.calibration_attempts where order_calibration_id = k.id order by number limit 50) a
  left join app.users u on u.id = a.performed_by
  left join app.competences c on c.user_id = a.performed_by and c.line_item_type_id = k.line_item_type_id
  left join app.equipment tool on tool.id = a.tool_id
  left join app.equipment target on target.id = a.target_id)`;

/** SQL: the calibrations of the order `o` with all their attempts, failed ones included. */
export const certifiedCalibrations = `(select coalesce(json_agg(json_build_object('name', y.name, 'method', k.method, 'trigger', k.trigger,
    'requirementSource', k.requirement_source, 'result', k.result, 'note', k.note,
    'rule', case when r.id is not null then json_build_object('id', r.id, 'version', k.rule_version,
      'sourceTitle', r.source_title, 'sourceUrl', r.source_url) end,
    'attempts', ${attempts}) order by k.sort_order, k.id), '[]')
  from (select * from app.order_calibrations where service_order_id = o.id order by sort_order, id limit 100) k
  join app.line_item_types y on y.id = k.line_item_type_id
  left join app.calibration_rules r on r.id = k.calibration_rule_id)`;
