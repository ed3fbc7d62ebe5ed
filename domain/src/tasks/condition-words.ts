/** A task's condition in words. */
import { t } from "#texts/text.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import type { CalibrationMethod, TaskCondition } from "./task-condition.ts";
import type { RideHeightDecision } from "#calibrations/ride-height.ts";

export const intakeWords: Record<IntakeMethod, string> = {
  dropOff: "drop-off",
  pickup: "pickup",
  tow: "tow",
  mobile: "mobile",
};

export const decisionWords: Record<RideHeightDecision, string> = {
  restored: "restored",
  waiver: "waiver",
  refused: "refused",
};

export const methodWords: Record<CalibrationMethod, string> = { static: "static", dynamic: "dynamic" };

/** `intake is tow or pickup and the ride height is modified`; empty when it always applies. */
export function wordsForCondition(condition: TaskCondition): string {
  return [...aboutTheOrder(condition), ...aboutTheWork(condition)].join(" and ");
}

function* aboutTheOrder({ requiresPo, intakeMethod, rideHeightModified, rideHeightDecision }: TaskCondition) {
  if (requiresPo !== undefined) yield `the customer ${requiresPo ? "requires" : "does not require"} a PO`;
  if (intakeMethod) yield `intake is ${intakeMethod.map((method) => intakeWords[method]).join(" or ")}`;
  if (rideHeightModified !== undefined) yield `the ride height is ${rideHeightModified ? "" : "not "}modified`;
  if (rideHeightDecision) yield `the ride height decision is ${decisionWords[rideHeightDecision]}`;
}

function* aboutTheWork({ method, lineItemType, minSystems, orFailedAttempt, passedCalibration }: TaskCondition) {
  if (method) yield `a calibration is ${methodWords[method]}`;
  if (lineItemType) yield `a line item begins with ${lineItemType}`;
  if (minSystems) {
    const systems = t("tasks.minsystemsOrMoreSystemsAreCalibrated", { minSystems });
    yield orFailedAttempt ? t("tasks.systemsOrAnAttemptHasFailed", { systems }) : systems;
  }
  if (passedCalibration !== undefined)
    yield t("tasks.valueCalibrationHasPassed", { value: passedCalibration ? "a" : "no" });
}
