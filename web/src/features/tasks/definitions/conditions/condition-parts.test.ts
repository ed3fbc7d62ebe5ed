import { taskConditionSchema, type TaskCondition } from "@boresight/domain/tasks/task-condition";
import { expect, test } from "vitest";
import { conditionFrom, factsToAdd, partsOf, partsWithout } from "./condition-parts.ts";

const whole: TaskCondition = {
  requiresPo: true,
  intakeMethod: ["tow", "pickup"],
  rideHeightModified: false,
  rideHeightDecision: "waiver",
  method: "static",
  lineItemType: "ALN",
  minSystems: 2,
  orFailedAttempt: true,
  passedCalibration: true,
};

test("what is stored can be typed over and comes back the same", () => {
  expect(conditionFrom(partsOf(whole))).toEqual(whole);
});

test("no part is no condition", () => {
  expect([partsOf(null), conditionFrom([])]).toEqual([[], null]);
});

test("a number that is none is left to the schema to refuse", () => {
  const typed = conditionFrom([{ fact: "minSystems", value: "two" }]);

  expect(taskConditionSchema.safeParse(typed).success).toBe(false);
});

test("a fact is offered once, a failed attempt only beside the number of systems", () => {
  expect(factsToAdd([])).not.toContain("orFailedAttempt");
  expect(factsToAdd([{ fact: "minSystems", value: "2" }])).toContain("orFailedAttempt");
  expect(factsToAdd(partsOf(whole))).toEqual([]);
});

test("the number of systems takes the failed attempt along", () => {
  const parts = partsOf({ method: "dynamic", minSystems: 2, orFailedAttempt: true });

  expect(partsWithout(parts, "minSystems")).toEqual([{ fact: "method", value: "dynamic" }]);
});
