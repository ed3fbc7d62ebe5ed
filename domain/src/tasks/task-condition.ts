/** When a task, or a file it requires, applies, by the order's current values. */
import type * as z from "zod";
import type { CalibratedSystem } from "#calibrations/calibration-system.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import type { taskConditionSchema } from "./task-condition-schema.ts";

export const calibrationMethods = ["static", "dynamic"] as const;
export type CalibrationMethod = (typeof calibrationMethods)[number];

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
