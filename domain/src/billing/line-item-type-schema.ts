/** The input that saves a type of the catalogue (handbook sections 9 and 16). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { highestPrice, recordId, recordVersion, wholeCents } from "./document-line-schema.ts";
import { lineItemType } from "./line-item-type-fields.ts";

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
const minutesRange = text("settings.wholeNumberUpTo", { least: 0, most: mostMinutes });

const yesNo = z.boolean(text("billing.sayYesOrNo"));
const price = wholeCents(-highestPrice);
const schemas = schemasOf(lineItemType, {
  key: z
    .string({ error: text("billing.typeKeyRules") })
    .min(2, text("billing.typeKeyRules"))
    .max(20, text("billing.typeKeyRules"))
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, text("billing.typeKeyRules"))
    .describe("Chosen once: a type that exists keeps its own."),
  unitPrice: price.describe("In cents; below zero for adjustments."),
  purchaseCost: price.describe("What one costs us, in cents. For admins only."),
  minutes: z.int(minutesRange).min(0, minutesRange).max(mostMinutes, minutesRange),
  taxable: yesNo,
  isActive: yesNo,
});

export const lineItemTypeSchema = z
  .object({
    id: recordId.nullish().describe("Of the type that is changed; a new one has none."),
    version: recordVersion.nullish(),
    ...savedOf(lineItemType, schemas),
    unit: schemas.unit.default("each"),
    purchaseCost: schemas.purchaseCost,
    minutes: schemas.minutes.default(0),
  })
  .superRefine(({ id, version, category, ...amounts }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (id && typeof version !== "number") addProblem("version", text("billing.versionIsMissing"));
    if (category === "adjustment") return;
    if (amounts.unitPrice < 0) addProblem("unitPrice", text("billing.negativeOnlyForAdjustments"));
    if (amounts.purchaseCost < 0) addProblem("purchaseCost", text("billing.negativeOnlyForAdjustments"));
  });

/** Takes a type out of the catalogue, or deletes a price list. */
export const definitionVersionSchema = z
  .object({ id: recordId, version: recordVersion })
  .meta({ id: "DefinitionVersionInput" });

export type LineItemTypeInput = z.output<typeof lineItemTypeSchema>;
