import { expect, test } from "vitest";
import { wordsForCondition, wordsForStored } from "./condition-words.ts";
import type { TaskCondition } from "./task-condition.ts";

test.each<[TaskCondition, string]>([
  [{}, ""],
  [{ requiresPo: true }, "the customer requires a PO"],
  [{ intakeMethod: ["tow", "pickup"] }, "transport is tow or pickup"],
  [
    { rideHeightModified: true, rideHeightDecision: "waiver" },
    "the ride height is modified and the ride height decision is waiver",
  ],
  [{ rideHeightModified: false }, "the ride height is not modified"],
  [{ method: "static", lineItemType: "ALN" }, "a calibration is static and a line item begins with ALN"],
  [{ minSystems: 2, orFailedAttempt: true }, "2 or more systems are calibrated or an attempt has failed"],
  [{ minSystems: 1 }, "1 or more systems are calibrated"],
  [{ passedCalibration: false }, "no calibration has passed"],
])("%j reads: %s", (condition, words) => {
  expect(wordsForCondition(condition)).toBe(words);
  expect(wordsForStored(structuredClone(condition))).toBe(words);
});

test.each([[null], ["PO"], [{ requiresPo: "yes" }], [{ method: "both" }]])("%j cannot be read", (stored) => {
  expect(wordsForStored(stored)).toBeNull();
});
