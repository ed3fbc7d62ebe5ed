/** A task's condition in words. */
import { localeTag } from "#texts/language.ts";
import { t } from "#texts/text.ts";
import * as shape from "#base/shape.ts";
import { rideHeightDecisions, type RideHeightDecision } from "#calibrations/ride-height-decision.ts";
import { intakeMethods, type IntakeMethod } from "#intake/intake-method.ts";
import { calibrationMethods, type CalibrationMethod, type TaskCondition } from "./task-condition.ts";

export const intakeWords: Record<IntakeMethod, string> = {
  dropOff: t("tasks.methodDropOff"),
  pickup: t("tasks.methodPickup"),
  tow: t("tasks.methodTow"),
  mobile: t("tasks.methodMobile"),
};

export const decisionWords: Record<RideHeightDecision, string> = {
  restored: t("tasks.decisionRestored"),
  waiver: t("tasks.decisionWaiver"),
  refused: t("tasks.decisionRefused"),
};

export const methodWords: Record<CalibrationMethod, string> = {
  static: t("tasks.methodStatic"),
  dynamic: t("tasks.methodDynamic"),
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
    yield requiresPo ? t("tasks.customerRequiresPoWords") : t("tasks.customerRequiresNoPoWords");
  if (intakeMethod) {
    const methods = intakeMethod.map((method) => intakeWords[method]);
    yield t("tasks.intakeIsWords", { methods: joined("disjunction", methods) });
  }
  if (rideHeightModified !== undefined)
    yield rideHeightModified ? t("tasks.rideHeightIsModifiedWords") : t("tasks.rideHeightIsNotModifiedWords");
  if (rideHeightDecision) yield t("tasks.rideHeightDecisionWords", { decision: decisionWords[rideHeightDecision] });
}

function* aboutTheWork({ method, lineItemType, minSystems, orFailedAttempt, passedCalibration }: TaskCondition) {
  if (method) yield t("tasks.calibrationIsWords", { method: methodWords[method] });
  if (lineItemType) yield t("tasks.lineItemBeginsWords", { key: lineItemType });
  if (minSystems) {
    const systems = t("tasks.minsystemsOrMoreSystemsAreCalibrated", { minSystems });
    yield orFailedAttempt ? t("tasks.systemsOrAnAttemptHasFailed", { systems }) : systems;
  }
  if (passedCalibration !== undefined)
    yield passedCalibration ? t("tasks.oneCalibrationPassed") : t("tasks.noCalibrationPassed");
}
