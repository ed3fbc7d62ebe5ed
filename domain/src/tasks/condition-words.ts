/** A task's condition in words. */
import { localeTag } from "#texts/language.ts";
import { text } from "#texts/text.ts";
import * as shape from "#base/shape.ts";
import { rideHeightDecisions, type RideHeightDecision } from "#calibrations/ride-height-decision.ts";
import { intakeMethods, type IntakeMethod } from "#intake/intake-method.ts";
import { calibrationMethods, type CalibrationMethod, type TaskCondition } from "./task-condition.ts";

export const intakeWords: Record<IntakeMethod, string> = {
  dropOff: text("tasks.methodDropOff"),
  pickup: text("tasks.methodPickup"),
  tow: text("tasks.methodTow"),
  mobile: text("tasks.methodMobile"),
};

export const decisionWords: Record<RideHeightDecision, string> = {
  restored: text("tasks.decisionRestored"),
  waiver: text("tasks.decisionWaiver"),
  refused: text("tasks.decisionRefused"),
};

export const methodWords: Record<CalibrationMethod, string> = {
  static: text("tasks.methodStatic"),
  dynamic: text("tasks.methodDynamic"),
};

const storedCondition = shape.object({
  requiresPo: shape.optional(shape.boolean()),
  intakeMethod: shape.optional(shape.array(shape.oneOf(intakeMethods))),
  rideHeightModified: shape.optional(shape.boolean()),
  rideHeightDecision: shape.optional(shape.oneOf(rideHeightDecisions)),
  method: shape.optional(shape.oneOf(calibrationMethods)),
  lineItemType: shape.optional(shape.string()),
  minSystems: shape.optional(shape.number()),
  orFailedAttempt: shape.optional(shape.boolean()),
  passedCalibration: shape.optional(shape.boolean()),
} satisfies Record<keyof TaskCondition, shape.Shape<unknown>>);

/** The words of a condition as it is stored, which needs no schema to be checked again; null when it cannot be read. */
export function wordsForStored(stored: unknown): string | null {
  const condition = storedCondition.safeParse(stored).data;
  return condition ? wordsForCondition(condition) : null;
}

/** `intake is tow or pickup and the ride height is modified`; empty when it always applies. */
export function wordsForCondition(condition: TaskCondition): string {
  return joined("conjunction", [...aboutTheOrder(condition), ...aboutTheWork(condition)]);
}

const joined = (type: "conjunction" | "disjunction", words: readonly string[]): string =>
  new Intl.ListFormat(localeTag(), { type }).format(words);

function* aboutTheOrder({ requiresPo, intakeMethod, rideHeightModified, rideHeightDecision }: TaskCondition) {
  if (requiresPo !== undefined)
    yield requiresPo ? text("tasks.customerRequiresPoWords") : text("tasks.customerRequiresNoPoWords");
  if (intakeMethod) {
    const methods = intakeMethod.map((method) => intakeWords[method]);
    yield text("tasks.intakeIsWords", { methods: joined("disjunction", methods) });
  }
  if (rideHeightModified !== undefined)
    yield rideHeightModified ? text("tasks.rideHeightIsModifiedWords") : text("tasks.rideHeightIsNotModifiedWords");
  if (rideHeightDecision) yield text("tasks.rideHeightDecisionWords", { decision: decisionWords[rideHeightDecision] });
}

function* aboutTheWork({ method, lineItemType, minSystems, orFailedAttempt, passedCalibration }: TaskCondition) {
  if (method) yield text("tasks.calibrationIsWords", { method: methodWords[method] });
  if (lineItemType) yield text("tasks.lineItemBeginsWords", { key: lineItemType });
  if (minSystems) {
    const systems = text("tasks.minsystemsOrMoreSystemsAreCalibrated", { minSystems });
    yield orFailedAttempt ? text("tasks.systemsOrAnAttemptHasFailed", { systems }) : systems;
  }
  if (passedCalibration !== undefined)
    yield passedCalibration ? text("tasks.oneCalibrationPassed") : text("tasks.noCalibrationPassed");
}
