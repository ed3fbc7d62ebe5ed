/** The calibrations that are asked for on an order. */
import { version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));

/** A calibration by its key in the catalogue. */
export const typeKey = z
  .string({ error: text("calibrations.chooseACalibration") })
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, text("base.chooseFromTheList"))
  .describe("The key of a line item type: CAL-FCAM-S.");

/** A requested calibration, with the rule that suggested it. */
export const wantedCalibrationSchema = z
  .object({
    typeKey,
    trigger: line({ max: 300, label: text("base.reason") })
      .default("")
      .describe("The repair that calls for it, in words."),
    ruleId: id("Rule").nullable().default(null).describe("The rule that suggested it."),
    isSublet: z.boolean().default(false).describe("Another shop does it; only staff say so."),
  })
  .meta({ id: "WantedCalibrationInput" });

export type WantedCalibration = z.infer<typeof wantedCalibrationSchema>;

export const subletSchema = z.object({
  id: id("Calibration"),
  version: version().describe("The version it was read in."),
  isSublet: z.boolean(),
});

const mostCalibrations = 40;

export const wantedCalibrationsSchema = z
  .array(wantedCalibrationSchema)
  .max(mostCalibrations, text("calibrations.anOrderListsAtMostMostcalibrations", { mostCalibrations }))
  .refine(
    (asked) => new Set(asked.map((one) => one.typeKey)).size === asked.length,
    text("calibrations.aCalibrationIsListedTwice"),
  );

export const calibrationListSchema = z.object({
  orderId: id("Order"),
  calibrations: wantedCalibrationsSchema.describe("The whole list, as it is to be from now on."),
});
