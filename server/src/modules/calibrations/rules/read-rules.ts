import type { KnownRule, RuleCatalogue } from "@boresight/domain/calibrations/calibration-rule-import";
import { calibratedCategories } from "@boresight/domain/calibrations/calibration-system";
import type { Rights, Statement } from "#platform/database/transaction.ts";

/** The columns of a rule as the domain has it. */
export const ruleColumns = `r.id, o.key as operation, y.key as type_key, r.make, r.model, r.year_from, r.year_to,
  r.trim_pattern, r.method, r.minutes, r.prerequisites, r.note, r.source_title,
  r.source_url, r.priority, r.is_active, r.verified_at is not null as is_verified`;

export const rulesWithNames = `app.calibration_rules r
  join app.repair_operations o on o.id = r.repair_operation_id
  join app.line_item_types y on y.id = r.line_item_type_id`;

export interface StoredRule extends KnownRule {
  version: number;
}

export const ruleById = (id: string): Statement => ({
  text: `select r.version, ${ruleColumns} from ${rulesWithNames} where r.id = $1`,
  values: [id],
});

/** Everything that a new rule is checked against. */
export async function readCatalogue(rights: Rights): Promise<RuleCatalogue> {
  const operations = await rights.rows<{ key: string; name: string }>({
    text: "select key, name from app.repair_operations where is_active order by sort_order",
  });
  const types = await rights.rows<{ key: string; name: string }>({
    text: "select key, name from app.line_item_types where is_active and category = any ($1) order by sort_order",
    values: [calibratedCategories],
  });
  const rules = await rights.rows<KnownRule>({ text: `select ${ruleColumns} from ${rulesWithNames}` });
  return { operations, types, rules };
}
