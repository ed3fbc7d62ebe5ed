import { calibrationRule } from "@boresight/domain/calibrations/calibration-rule-fields";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

/** A rule as its form holds it. */
export type RuleFormValues = RecordValues<typeof calibrationRule.fields> & { operation: string; typeKey: string };

export const ruleValues = (rule: CalibrationRuleRowFragment | null): RuleFormValues => ({
  ...recordValues(calibrationRule, rule),
  operation: rule?.repairOperation?.key ?? "",
  typeKey: rule?.lineItemType?.key ?? "",
});

/** Returns what to send. */
export function ruleInput(rule: CalibrationRuleRowFragment | null, values: RuleFormValues) {
  const { operation, typeKey } = values;
  const { id = null, version = null } = rule ?? {};
  const fields = recordInput(calibrationRule, values);
  return { ...fields, operation, typeKey, id, version, priority: fields.priority ?? 0 };
}
