/** What is recorded about a calibration: each attempt, and a result without an attempt. */
import { version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";
import { failureReasonKeys } from "./failure-reasons.ts";

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));

const moment = (label: string) => z.iso.datetime({ offset: true, error: text("base.labelMustBeADateWith", { label }) });

const shortestReason = 3;

/** The start of an attempt, which is recorded when it ends. */
export const startedAttemptSchema = z.object({
  calibrationId: id("Calibration"),
  isStarted: z.boolean().default(true).describe("False takes the start back."),
  startedAt: moment("Start")
    .nullable()
    .default(null)
    .describe("When a device without a network started it, at most a week ago; by default now."),
});

const faultCodes = z
  .array(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9:._-]{2,19}$/, "A fault code has 3 to 20 letters and digits, such as C1A67"),
  )
  .max(50, text("calibrations.anAttemptListsAtMost50"))
  .default([]);

/** An attempt. Its id is chosen by the device, so that sending it twice records it once. */
export const attemptSchema = z
  .object({
    id: id("Attempt").describe("Chosen by the device; sending the same id twice records it once."),
    calibrationId: id("Calibration"),
    result: z.enum(["passed", "failed"], text("calibrations.sayWhetherItPassedOrFailed")).meta({ id: "AttemptResult" }),
    startedAt: moment("Start").nullable().default(null).describe("Without it, when the attempt was started."),
    endedAt: moment("End").nullable().default(null).describe("Without it, now, if the attempt was started."),
    failureReason: z
      .enum(failureReasonKeys, text("calibrations.sayWhyItFailed"))
      .meta({ id: "FailureReason" })
      .nullable()
      .default(null)
      .describe("Required when it failed."),
    method: line({ max: 40, label: text("base.method") }).default(""),
    requirementSource: line({ max: 300, label: text("calibrations.procedure") })
      .default("")
      .describe("The manufacturer's procedure that was followed."),
    tool: line({ max: 120, label: text("calibrations.tool") }).default(""),
    target: line({ max: 120, label: text("base.target") }).default(""),
    toolId: id("Tool").nullable().default(null).describe("The tool in the register; then its name there counts."),
    targetId: id("Target").nullable().default(null).describe("The target in the register."),
    overrideNote: note({ max: 500, label: text("base.note") })
      .default("")
      .describe("For admins: why a pass counts although the certificate of the equipment has ended."),
    faultCodes: faultCodes.describe("What was found."),
    clearedCodes: faultCodes.describe("Which of the codes found then or before were cleared."),
    conditions: note({ max: 1000, label: text("calibrations.conditions") }).default(""),
    evidenceFileIds: z.array(id("File")).max(50, text("calibrations.anAttemptRefersToAtMost")).default([]),
  })
  .superRefine(({ result, failureReason, tool, toolId, startedAt, endedAt, faultCodes, conditions }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!tool && !toolId) addProblem("tool", text("calibrations.sayWithWhichToolItWas"));
    const isSilent = faultCodes.length === 0 && conditions.length < shortestReason;
    if (result === "failed" && failureReason === null) addProblem("failureReason", text("calibrations.sayWhyItFailed"));
    if (result === "failed" && failureReason === "other" && isSilent)
      addProblem("conditions", text("calibrations.sayInWordsWhyItFailed"));
    if (result === "failed" && failureReason === "blockingDtc" && isSilent)
      addProblem("faultCodes", text("calibrations.sayWhyItFailedAFault"));
    if (startedAt && endedAt && new Date(endedAt) < new Date(startedAt))
      addProblem("endedAt", text("calibrations.itCannotEndBeforeItStarted"));
  });

export type Attempt = z.infer<typeof attemptSchema>;

/** A result without an attempt: not possible, not needed, or open again. */
export const calibrationDecisionSchema = z
  .object({
    id: id("Calibration"),
    version: version().describe("The version it was read in; a newer one in the meantime fails the request."),
    result: z
      .enum(["pending", "notPossible", "notRequired"], text("calibrations.chooseNotPossibleOrNotRequired"))
      .meta({ id: "DecidedResult" }),
    note: note({ max: 1000, label: text("base.note") }).default(""),
  })
  .refine((decision) => decision.result === "pending" || decision.note.length >= shortestReason, {
    path: ["note"],
    message: text("calibrations.sayWhyIn3CharactersOr"),
  });

export type CalibrationDecision = z.infer<typeof calibrationDecisionSchema>;
