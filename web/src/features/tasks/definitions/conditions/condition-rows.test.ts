import { taskConditionSchema, type TaskCondition } from "@boresight/domain/tasks/task-condition";
import { expect, test } from "vitest";
import { conditionFrom, addableFields, rowsOf, rowsWithout } from "./condition-rows.ts";

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
  expect(conditionFrom(rowsOf(whole))).toEqual(whole);
});

test("no row is no condition", () => {
  expect([rowsOf(null), conditionFrom([])]).toEqual([[], null]);
});

test("a number that is none is left to the schema to refuse", () => {
  const typed = conditionFrom([{ field: "minSystems", value: "two" }]);

  expect(taskConditionSchema.safeParse(typed).success).toBe(false);
});

test("a field is offered once, a failed attempt only beside the number of systems", () => {
  expect(addableFields([])).not.toContain("orFailedAttempt");
  expect(addableFields([{ field: "minSystems", value: "2" }])).toContain("orFailedAttempt");
  expect(addableFields(rowsOf(whole))).toEqual([]);
});

test("the number of systems takes the failed attempt along", () => {
  const rows = rowsOf({ method: "dynamic", minSystems: 2, orFailedAttempt: true });

  expect(rowsWithout(rows, "minSystems")).toEqual([{ field: "method", value: "dynamic" }]);
});
