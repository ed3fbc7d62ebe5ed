/** When a task, or a file it requires, applies, by the order's current values. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import type { CalibratedSystem } from "#calibrations/calibration-system.ts";
import { rideHeightDecisions } from "#calibrations/ride-height.ts";
import { intakeMethods, type IntakeMethod } from "#intake/intake-method.ts";

export const calibrationMethods = ["static", "dynamic"] as const;
export type CalibrationMethod = (typeof calibrationMethods)[number];

/** Every given part must hold; without parts a task always applies. */
export const taskConditionSchema = z
  .strictObject({
    requiresPo: z.boolean(),
    intakeMethod: z
      .array(z.enum(intakeMethods, t("tasks.chooseFromTheWaysOfIntake")))
      .min(1, t("tasks.chooseAWayOfIntake")),
    rideHeightModified: z.boolean(),
    rideHeightDecision: z.enum(rideHeightDecisions, t("tasks.chooseADecisionAboutTheRide")),
    method: z.enum(calibrationMethods, t("tasks.chooseStaticOrDynamic")),
    /** The prefix of a line item type's key: `ALN` for any alignment. */
    lineItemType: z
      .string()
      .regex(/^[A-Z][A-Z0-9-]{0,39}$/, "Enter how a line item's key begins, such as ALN or CAL-FCAM"),
    minSystems: z.int(t("tasks.enterAWholeNumber")).min(1, t("tasks.enter1OrMore")).max(20, t("tasks.enter20OrLess")),
    /** Widens `minSystems`: fewer are enough after a failed attempt. */
    orFailedAttempt: z.boolean(),
    passedCalibration: z.boolean(),
  })
  .partial()
  .refine(({ minSystems, orFailedAttempt }) => orFailedAttempt === undefined || minSystems !== undefined, {
    path: ["minSystems"],
    message: t("tasks.sayHowManySystemsItTakes"),
  });

export type TaskCondition = z.infer<typeof taskConditionSchema>;

export interface ConditionContext {
  requiresPo: boolean;
  intakeMethod: IntakeMethod;
  rideHeightModified: boolean;
  rideHeightDecision: string | null;
  systems: readonly CalibratedSystem[];
  lineItemTypes: readonly string[];
  hasFailedAttempt: boolean;
  hasPassedCalibration: boolean;
}

type Facet = Exclude<keyof TaskCondition, "orFailedAttempt">;
type Judge = (context: ConditionContext, condition: TaskCondition) => boolean;

const judges: Record<Facet, Judge> = {
  requiresPo: (context, { requiresPo }) => context.requiresPo === requiresPo,
  intakeMethod: (context, { intakeMethod = [] }) => intakeMethod.includes(context.intakeMethod),
  rideHeightModified: (context, { rideHeightModified }) => context.rideHeightModified === rideHeightModified,
  rideHeightDecision: (context, { rideHeightDecision }) => context.rideHeightDecision === rideHeightDecision,
  method: ({ systems }, { method = "" }) => systems.some((system) => isDoneBy(system, method)),
  lineItemType: ({ lineItemTypes }, { lineItemType = "" }) => lineItemTypes.some((key) => key.startsWith(lineItemType)),
  minSystems: ({ systems, hasFailedAttempt }, { minSystems = 0, orFailedAttempt = false }) =>
    systems.length >= minSystems || (orFailedAttempt && hasFailedAttempt),
  passedCalibration: (context, { passedCalibration }) => context.hasPassedCalibration === passedCalibration,
};

const isDoneBy = ({ method }: CalibratedSystem, wanted: string) => method === "both" || method.includes(wanted);

/** Null always applies. */
export function appliesTo(condition: TaskCondition | null, context: ConditionContext): boolean {
  if (condition === null) return true;
  const given = new Set(Object.entries(condition).flatMap(([facet, value]) => (value === undefined ? [] : facet)));
  return Object.entries(judges).every(([facet, holds]) => !given.has(facet) || holds(context, condition));
}

/** A stored condition that cannot be read counts as applying, so that the task is not lost. */
export function readCondition(stored: unknown): TaskCondition | null {
  return taskConditionSchema.safeParse(stored).data ?? null;
}
