/** The input that saves a type of the catalogue (handbook sections 9 and 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";
import { highestPrice, recordId, recordVersion, wholeCents } from "./document-line-schema.ts";

export const lineItemCategories = [
  "calibration",
  "reset",
  "scan",
  "labour",
  "alignment",
  "transport",
  "fee",
  "sublet",
  "adjustment",
] as const;
export type LineItemCategory = (typeof lineItemCategories)[number];

const mostMinutes = 1440;
const minutesRange = t("settings.wholeNumberUpTo", { least: 0, most: mostMinutes });

export const lineItemTypeSchema = z
  .object({
    id: recordId.nullish().describe("Of the type that is changed; a new one has none."),
    version: recordVersion.nullish(),
    key: z
      .string({ error: t("billing.typeKeyRules") })
      .min(2, t("billing.typeKeyRules"))
      .max(20, t("billing.typeKeyRules"))
      .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, t("billing.typeKeyRules"))
      .describe("Chosen once: a type that exists keeps its own."),
    name: line({ min: 1, max: 120, label: t("base.name") }),
    description: note({ max: 500, label: t("base.description") }).default(""),
    category: z.enum(lineItemCategories, t("billing.chooseACategory")).meta({ id: "LineItemCategory" }),
    method: line({ max: 40, label: t("billing.method") }).default(""),
    unit: line({ min: 1, max: 20, label: t("billing.unit") }).default("each"),
    unitPrice: wholeCents(-highestPrice).describe("In cents; below zero for adjustments."),
    purchaseCost: wholeCents(-highestPrice).describe("What one costs us, in cents. For admins only."),
    minutes: z.int(minutesRange).min(0, minutesRange).max(mostMinutes, minutesRange).default(0),
    taxable: z.boolean(t("billing.sayYesOrNo")).default(true),
    isActive: z.boolean(t("billing.sayYesOrNo")).default(true),
  })
  .superRefine(({ id, version, category, ...amounts }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (id && typeof version !== "number") addProblem("version", t("billing.versionIsMissing"));
    if (category === "adjustment") return;
    if (amounts.unitPrice < 0) addProblem("unitPrice", t("billing.negativeOnlyForAdjustments"));
    if (amounts.purchaseCost < 0) addProblem("purchaseCost", t("billing.negativeOnlyForAdjustments"));
  });

/** Takes a type out of the catalogue, or deletes a price list. */
export const definitionVersionSchema = z
  .object({ id: recordId, version: recordVersion })
  .meta({ id: "DefinitionVersionInput" });

export type LineItemTypeInput = z.output<typeof lineItemTypeSchema>;
