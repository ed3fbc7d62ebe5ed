/** Writes rules: any number in one statement, each by the names of what it is about. */
import type { RuleContent } from "@boresight/domain/calibrations/calibration-rule";
import type { ChangedRule } from "@boresight/domain/calibrations/calibration-rule-import";
import { fail } from "@boresight/domain/base/errors";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

const columns = `year_from, year_to, make, model, trim_pattern, method, minutes, prerequisites, note, source_title, source_url, priority, is_active`;
const values = `n."yearFrom", n."yearTo", n.make, n.model, n."trimPattern", n.method, n.minutes, n.prerequisites, n.note, n."sourceTitle",
  n."sourceUrl", n.priority, n."isActive"`;
const written = `jsonb_to_recordset($1) as n (id uuid, "keepsVerification" boolean, operation text, "typeKey" text, make text, model text,
    "yearFrom" integer, "yearTo" integer, "trimPattern" text, method text, minutes integer, prerequisites text, note text,
    "sourceTitle" text, "sourceUrl" text, priority integer, "isActive" boolean)
  join app.repair_operations o on o.key = n.operation
  join app.line_item_types y on y.key = n."typeKey"`;

/** Admins only, and one at a time, because a rule is checked against all others. Throws `permission-error`. */
export async function lockDefinitions({ caller }: Transaction): Promise<void> {
  if (caller.role !== "admin") throw fail("permission-error");
  await caller.run({ text: "lock table app.calibration_rules in share row exclusive mode" });
}

export const addRules = (rules: readonly RuleContent[], rights: Rights): Promise<readonly { id: string }[]> =>
  rights.rows<{ id: string }>({
    text: `insert into app.calibration_rules (repair_operation_id, line_item_type_id, ${columns})
      select o.id, y.id, ${values} from ${written} returning id`,
    values: [JSON.stringify(rules)],
  });

/** Each change increments the rule's version: a calibration keeps the version that suggested it. */
export const changeRules = (rules: readonly ChangedRule[], rights: Rights): Promise<number> =>
  rights.run({
    text: `update app.calibration_rules r
      set (repair_operation_id, line_item_type_id, ${columns}) = row (o.id, y.id, ${values}),
        verified_by = case when n."keepsVerification" then r.verified_by end,
        verified_at = case when n."keepsVerification" then r.verified_at end
      from ${written} where r.id = n.id`,
    values: [JSON.stringify(rules)],
  });
