/** A calibration rule: which repair requires which calibration on which vehicles. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { systemOf } from "./calibration-system.ts";
import { line, note } from "#base/text-schema.ts";

/** Empty means any. */
const orAny = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .transform((text) => text || null)
    .nullable()
    .default(null);

const whole = (label: string, min: number, max: number) => {
  const message = t("calibrations.labelMustBeAWholeNumber", { label, min, max });
  return z.int(message).min(min, message).max(max, message);
};

const year = (label: string) => whole(label, 1900, 2100).nullable().default(null);

const isWebAddress = (text: string): boolean => text === "" || /^https:\/\/[^\s/]+\.\S+$/.test(text);

const content = z.object({
  operation: z
    .string(t("calibrations.chooseARepair"))
    .min(1, t("calibrations.chooseARepair"))
    .max(41, t("calibrations.chooseFromTheListOfRepairs"))
    .describe("The key of a repair operation."),
  typeKey: z
    .string(t("calibrations.chooseACalibration"))
    .min(1, t("calibrations.chooseACalibration"))
    .max(40, t("calibrations.chooseFromTheListOfCalibrations"))
    .describe("The key of a line item type."),
  make: orAny(line({ max: 60, label: t("base.make") })).describe("None: any vehicle; likewise model, years and trim."),
  model: orAny(line({ max: 60, label: t("base.model") })),
  yearFrom: year(t("calibrations.yearFrom")),
  yearTo: year(t("calibrations.yearTo")),
  trimPattern: orAny(line({ max: 60, label: t("base.trim") })).describe("Part of the vehicle's trim."),
  method: line({ max: 40, label: t("calibrations.method") })
    .default("")
    .describe("Empty: what the line item type says."),
  minutes: whole(t("calibrations.minutes"), 1, 1440)
    .nullable()
    .default(null)
    .describe("None: what the line item type says."),
  prerequisites: note({ max: 1000, label: t("calibrations.prerequisites") }).default(""),
  note: note({ max: 1000, label: t("base.note") }).default(""),
  sourceTitle: line({ max: 200, label: t("calibrations.source") }).default(""),
  sourceUrl: orAny(
    line({ max: 500, label: t("calibrations.sourceAddress") }).refine(
      isWebAddress,
      t("calibrations.sourceAddressMustBeginWithHttps"),
    ),
  ).describe("Begins with https://."),
  priority: whole(t("calibrations.priority"), -1000, 1000)
    .default(0)
    .describe("The higher one wins among equally specific rules."),
  isActive: z.boolean(t("calibrations.inUseMustBeYesOr")).default(true),
});

function checkVehicles({ make, model, yearFrom, yearTo }: RuleContent, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (model !== null && make === null) addProblem("make", t("calibrations.aModelNeedsItsMake"));
  if (yearFrom !== null && yearTo !== null && yearFrom > yearTo)
    addProblem("yearTo", t("calibrations.yearToMustNotBeBefore"));
}

export type RuleContent = z.output<typeof content>;

export const ruleContentSchema = content.superRefine(checkVehicles);

/** Without an id it is a new rule, which has no version yet. */
export const savedRuleSchema = content
  .extend({
    id: z.uuid(t("calibrations.ruleIsNotAValidId")).nullable().default(null).describe("None for a new rule."),
    version: z
      .int(t("calibrations.theVersionItWasSeenIn"))
      .nullable()
      .default(null)
      .describe("The version it was read in; none for a new rule."),
  })
  .superRefine(checkVehicles);

export const ruleVersionSchema = z.object({
  id: z.uuid(t("calibrations.ruleIsNotAValidId")),
  version: z.int(t("calibrations.theVersionItWasSeenIn")),
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
