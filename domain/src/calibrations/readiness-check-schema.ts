import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";
import { keys, readinessOutcomes } from "./readiness-check.ts";

const lowestBattery = 12.4;

export const readinessCheckSchema = z
  .object({
    orderId: z.uuid(t("calibrations.orderIsNotAValidId")),
    key: z.enum(keys, t("calibrations.thereIsNoSuchCheck")).meta({ id: "ReadinessCheckKey" }),
    outcome: z.enum(readinessOutcomes, t("calibrations.sayWhetherItPassedFailedOr")).meta({ id: "ReadinessOutcome" }),
    value: line({ max: 120, label: t("calibrations.value") }).default(""),
    note: note({ max: 1000, label: t("base.note") }).default(""),
  })
  .superRefine(({ key, outcome, value, note: why }, context) => {
    const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (outcome === "notApplicable" && why.length < 3) addProblem("note", t("calibrations.sayWhyItDoesNotApply"));
    if (key !== "battery" || outcome !== "passed") return;
    const volts = Number(value.replace(",", "."));
    if (!value || Number.isNaN(volts)) addProblem("value", t("calibrations.enterTheMeasuredBatteryVoltage"));
    else if (volts < lowestBattery)
      addProblem("value", t("calibrations.theBatteryNeedsLowestbatteryVOr", { lowestBattery }));
  });

export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;

export const readinessOverrideSchema = z.object({
  orderId: z.uuid(t("calibrations.orderIsNotAValidId")),
  key: z.enum(keys, t("calibrations.thereIsNoSuchCheck")).meta({ id: "ReadinessCheckKey" }),
  note: note({ min: 10, max: 1000, label: t("calibrations.overrideNote") }),
});
