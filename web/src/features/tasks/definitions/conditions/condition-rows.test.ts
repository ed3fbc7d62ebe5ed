import type { TaskCondition } from "@boresight/domain/tasks/task-condition";
import { taskConditionSchema } from "@boresight/domain/tasks/task-condition-schema";
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

test("a stored condition can be edited and converted back unchanged", () => {
  expect(conditionFrom(rowsOf(whole))).toEqual(whole);
});

test("no rows mean no condition", () => {
  expect([rowsOf(null), conditionFrom([])]).toEqual([[], null]);
});

test("text that is not a number is left for the schema to reject", () => {
  const typed = conditionFrom([{ field: "minSystems", value: "two" }]);

  expect(taskConditionSchema.safeParse(typed).success).toBe(false);
});

test("a field is offered once, a failed attempt only beside the number of systems", () => {
  expect(addableFields([])).not.toContain("orFailedAttempt");
  expect(addableFields([{ field: "minSystems", value: "2" }])).toContain("orFailedAttempt");
  expect(addableFields(rowsOf(whole))).toEqual([]);
});

test("removing the number of systems removes the failed attempt", () => {
  const rows = rowsOf({ method: "dynamic", minSystems: 2, orFailedAttempt: true });

  expect(rowsWithout(rows, "minSystems")).toEqual([{ field: "method", value: "dynamic" }]);
});
