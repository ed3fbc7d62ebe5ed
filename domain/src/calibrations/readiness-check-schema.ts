import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { normaliseDecimals } from "#base/typed-number.ts";
import { line, note } from "#base/text-schema.ts";
import {
  keys,
  lacksReason,
  problemOfPass,
  readinessCheckUnit,
  readinessOutcomes,
  type ReadinessKey,
} from "./readiness-check.ts";

const order = recordId();

/** A measured value is stored with a point before its decimals, however it was typed. */
const withPlainDecimals = <Check extends { key: ReadinessKey; value: string }>(check: Check): Check =>
  readinessCheckUnit(check.key) === undefined ? check : { ...check, value: normaliseDecimals(check.value) };

const key = z.enum(keys, text("calibrations.thereIsNoSuchCheck")).meta({ id: "ReadinessCheckKey" });

export const readinessCheckSchema = z
  .object({
    orderId: order,
    key,
    outcome: z
      .enum(readinessOutcomes, text("calibrations.sayWhetherItPassedFailedOr"))
      .meta({ id: "ReadinessOutcome" }),
    value: line({ max: 120, label: text("calibrations.value") }).default(""),
    note: note({ max: 1000, label: text("base.note") }).default(""),
    seenVersion: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .describe("The version of the check that the person saw, 0 for none; without it, whatever is there is replaced."),
  })
  .superRefine(({ key: check, outcome, value, note: why }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (lacksReason(outcome, why)) addProblem("note", text("calibrations.sayWhyItDoesNotApply"));
    const problem = outcome === "passed" ? problemOfPass(check, value) : null;
    if (problem) addProblem("value", problem);
  })
  .transform(withPlainDecimals);

/** Passes what is open: the checks without a value, and those whose value is given. */
export const readinessPassSchema = z
  .object({
    orderId: order,
    measured: z
      .array(
        z
          .object({ key, value: line({ min: 1, max: 120, label: text("calibrations.value") }) })
          .meta({ id: "MeasuredCheckInput" }),
      )
      .max(keys.length)
      .default([])
      .describe("The checks that were measured. A check with a value that is not given stays open."),
  })
  .superRefine(({ measured }, context) => {
    for (const [index, check] of measured.entries()) {
      const problem = problemOfPass(check.key, check.value);
      if (problem) context.addIssue({ code: "custom", path: ["measured", index, "value"], message: problem });
    }
  })
  .transform(({ measured, ...pass }) => ({ ...pass, measured: measured.map(withPlainDecimals) }));

/** The checks that passed together and are open again. */
export const undonePassSchema = z.object({
  orderId: order,
  keys: z.array(key).min(1).max(keys.length).describe("The checks that the caller has just passed together."),
});

export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;

export const readinessOverrideSchema = z.object({
  orderId: order,
  key,
  note: note({ min: 10, max: 1000, label: text("calibrations.overrideNote") }),
});
