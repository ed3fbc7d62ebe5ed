/** A calibration rule: which repair requires which calibration on which vehicles. */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { systemOf } from "./calibration-system.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { calibrationRule } from "./calibration-rule-fields.ts";

const whole = (label: string, min: number, max: number) => {
  const message = text("calibrations.labelMustBeAWholeNumber", { label, min, max });
  return z.int(message).min(min, message).max(max, message);
};

const year = (label: string) => whole(label, 1900, 2100).nullable();

const isWebAddress = (text: string): boolean => text === "" || /^https:\/\/[^\s/]+\.\S+$/.test(text);

/** Empty means any. */
const orAny = (max: number, label: string) =>
  line({ max, label })
    .transform((text) => text || null)
    .nullable();

const fields = savedOf(
  calibrationRule,
  schemasOf(calibrationRule, {
    make: orAny(60, text("base.make")),
    model: orAny(60, text("base.model")),
    yearFrom: year(text("calibrations.yearFrom")),
    yearTo: year(text("calibrations.yearTo")),
    trimPattern: orAny(60, text("base.trim")),
    minutes: whole(text("base.minutes"), 1, 1440).nullable(),
    sourceUrl: line({ max: 500, label: text("base.sourceAddress") })
      .refine(isWebAddress, text("calibrations.sourceAddressMustBeginWithHttps"))
      .transform((text) => text || null)
      .nullable(),
    priority: whole(text("base.priority"), -1000, 1000),
    isActive: z.boolean(text("calibrations.inUseIsYesOrNo")),
  }),
);

const content = z.object({
  operation: z
    .string(text("base.chooseARepair"))
    .min(1, text("base.chooseARepair"))
    .max(41, text("base.chooseFromTheListOfRepairs"))
    .describe("The key of a repair operation."),
  typeKey: z
    .string(text("calibrations.chooseACalibration"))
    .min(1, text("calibrations.chooseACalibration"))
    .max(40, text("calibrations.chooseFromTheListOfCalibrations"))
    .describe("The key of a line item type."),
  ...fields,
  make: fields.make.describe("None: any vehicle; likewise model, years and trim."),
  trimPattern: fields.trimPattern.describe("Part of the vehicle's trim."),
  method: fields.method.describe("Empty: what the line item type says."),
  minutes: fields.minutes.describe("None: what the line item type says."),
  sourceUrl: fields.sourceUrl.describe("Begins with https://."),
  priority: fields.priority.describe("The higher one wins among equally specific rules."),
});

function checkVehicles({ make, model, yearFrom, yearTo }: RuleContent, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (model !== null && make === null) addProblem("make", text("calibrations.aModelNeedsItsMake"));
  if (yearFrom !== null && yearTo !== null && yearFrom > yearTo)
    addProblem("yearTo", text("calibrations.yearsRunBackward"));
}

export type RuleContent = z.output<typeof content>;

export const ruleContentSchema = content.superRefine(checkVehicles);

/** Without an id it is a new rule, which has no version yet. */
export const savedRuleSchema = content
  .extend({
    id: recordId().nullable().default(null).describe("None for a new rule."),
    version: version().nullable().default(null).describe("The version it was read in; none for a new rule."),
  })
  .superRefine(checkVehicles);

export const ruleVersionSchema = z.object({
  id: recordId(),
  version: version(),
});

/** Two rules with the same key cover the same case, so only one may exist, active or not. */
export const ruleKey = (rule: RuleContent): string =>
  JSON.stringify([
    rule.operation,
    systemOf(rule.typeKey),
    rule.make?.toLowerCase() ?? null,
    rule.model?.toLowerCase() ?? null,
    rule.yearFrom,
    rule.yearTo,
    rule.trimPattern?.toLowerCase() ?? null,
  ]);

export type RuleField = keyof RuleContent;

export const ruleFields = content.keyof().options;

export const changedFields = (before: RuleContent, after: RuleContent): RuleField[] =>
  ruleFields.filter((field) => before[field] !== after[field]);

/** A verification stays only while the rule's content is unchanged. Whether it is active does not matter. */
export const keepsVerification = (before: RuleContent, after: RuleContent): boolean =>
  changedFields(before, after).every((field) => field === "isActive");
