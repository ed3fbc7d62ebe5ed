/** What is recorded about the calibrations of an order: the list, each attempt, and a result without an attempt. */
import * as z from "zod";
import { line, note } from "#base/text.ts";

export const calibrationResults = ["pending", "passed", "failed", "notPossible", "notRequired"] as const;
export type CalibrationResult = (typeof calibrationResults)[number];

const id = (label: string) => z.uuid(`${label} is not a valid id`);

/** A calibration by its key in the catalogue. */
export const typeKey = z
  .string({ error: "Choose a calibration" })
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, "Choose from the list")
  .describe("The key of a line item type: CAL-FCAM-S.");

/** A requested calibration, with the rule that suggested it. */
export const wantedCalibrationSchema = z
  .object({
    typeKey,
    trigger: line({ max: 300, label: "Reason" }).default("").describe("The repair that calls for it, in words."),
    ruleId: id("Rule").nullable().default(null).describe("The rule that suggested it."),
  })
  .meta({ id: "WantedCalibrationInput" });

export type WantedCalibration = z.infer<typeof wantedCalibrationSchema>;

const mostCalibrations = 40;

export const wantedCalibrationsSchema = z
  .array(wantedCalibrationSchema)
  .max(mostCalibrations, `An order lists at most ${mostCalibrations} calibrations`)
  .refine((asked) => new Set(asked.map((one) => one.typeKey)).size === asked.length, "A calibration is listed twice");

export const calibrationListSchema = z.object({
  orderId: id("Order"),
  calibrations: wantedCalibrationsSchema.describe("The whole list, as it is to be from now on."),
});

const moment = (label: string) => z.iso.datetime({ offset: true, error: `${label} must be a date with its time` });

const shortestReason = 3;

/** An attempt. Its id is chosen by the device, so that sending it twice records it once. */
export const attemptSchema = z
  .object({
    id: id("Attempt").describe("Chosen by the device; sending the same id twice records it once."),
    calibrationId: id("Calibration"),
    result: z.enum(["passed", "failed"], "Say whether it passed or failed").meta({ id: "AttemptResult" }),
    startedAt: moment("Start")
      .nullable()
      .default(null)
      .describe("Optional for older clients; our screens always send both."),
    endedAt: moment("End").nullable().default(null),
    method: line({ max: 40, label: "Method" }).default(""),
    requirementSource: line({ max: 300, label: "Procedure" })
      .default("")
      .describe("The manufacturer's procedure that was followed."),
    tool: line({ max: 120, label: "Tool" }).default(""),
    target: line({ max: 120, label: "Target" }).default(""),
    faultCodes: z
      .array(
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9][A-Z0-9:._-]{2,19}$/, "A fault code has 3 to 20 letters and digits, such as C1A67"),
      )
      .max(50, "An attempt lists at most 50 fault codes")
      .default([]),
    conditions: note({ max: 1000, label: "Conditions" }).default(""),
    evidenceFileIds: z.array(id("File")).max(50, "An attempt refers to at most 50 files").default([]),
  })
  .superRefine(({ result, tool, startedAt, endedAt, faultCodes, conditions }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!tool) addProblem("tool", "Say with which tool it was calibrated");
    if (result === "failed" && faultCodes.length === 0 && conditions.length < shortestReason)
      addProblem("faultCodes", "Say why it failed: a fault code, or a few words under Conditions");
    if (startedAt && endedAt && new Date(endedAt) < new Date(startedAt))
      addProblem("endedAt", "It cannot end before it started");
  });

export type Attempt = z.infer<typeof attemptSchema>;

/** A result without an attempt: not possible, not needed, or open again. */
export const calibrationDecisionSchema = z
  .object({
    id: id("Calibration"),
    version: z
      .int("The calibration's version is missing")
      .describe("The version it was read in; a newer one in the meantime fails the request."),
    result: z
      .enum(["pending", "notPossible", "notRequired"], "Choose not possible or not required")
      .meta({ id: "DecidedResult" }),
    note: note({ max: 1000, label: "Note" }).default(""),
  })
  .refine((decision) => decision.result === "pending" || decision.note.length >= shortestReason, {
    path: ["note"],
    message: "Say why, in 3 characters or more",
  });

export type CalibrationDecision = z.infer<typeof calibrationDecisionSchema>;
