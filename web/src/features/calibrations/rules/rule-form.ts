import { typedOrNone } from "@boresight/domain/base/typed-number";
import { savedRuleSchema } from "@boresight/domain/calibrations/calibration-rule";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";

/** A rule as its form holds it: numbers as text. */
export interface RuleFormValues {
  operation: string;
  typeKey: string;
  make: string;
  model: string;
  yearFrom: string;
  yearTo: string;
  trimPattern: string;
  method: string;
  minutes: string;
  prerequisites: string;
  note: string;
  sourceTitle: string;
  sourceUrl: string;
  priority: string;
  isActive: boolean;
}

export const ruleValues = (rule: CalibrationRuleRowFragment | null): RuleFormValues => ({
  operation: rule?.repairOperation?.key ?? "",
  typeKey: rule?.lineItemType?.key ?? "",
  make: rule?.make ?? "",
  model: rule?.model ?? "",
  yearFrom: String(rule?.yearFrom ?? ""),
  yearTo: String(rule?.yearTo ?? ""),
  trimPattern: rule?.trimPattern ?? "",
  method: rule?.method ?? "",
  minutes: String(rule?.minutes ?? ""),
  prerequisites: rule?.prerequisites ?? "",
  note: rule?.note ?? "",
  sourceTitle: rule?.sourceTitle ?? "",
  sourceUrl: rule?.sourceUrl ?? "",
  priority: String(rule?.priority ?? 0),
  isActive: rule?.isActive ?? true,
});

/** Returns the input, validated by the same schema as on the server. */
export function ruleInput(rule: CalibrationRuleRowFragment | null, values: RuleFormValues) {
  const input = {
    ...values,
    id: rule?.id ?? null,
    version: rule?.version ?? null,
    yearFrom: typedOrNone(values.yearFrom),
    yearTo: typedOrNone(values.yearTo),
    minutes: typedOrNone(values.minutes),
    priority: typedOrNone(values.priority) ?? 0,
  };
  return { input, error: savedRuleSchema.safeParse(input).error };
}
