import { describe, expect, test } from "vitest";
import { appliesTo, type ConditionContext, type TaskCondition } from "./task-condition.ts";
import { readCondition, taskConditionSchema } from "./task-condition-schema.ts";

const context: ConditionContext = {
  requiresPo: false,
  intakeMethod: "dropOff",
  rideHeightModified: false,
  rideHeightDecision: null,
  systems: [],
  lineItemTypes: [],
  hasFailedAttempt: false,
  hasPassedCalibration: false,
};
const system = (method: string) => ({ key: "CAL-FRAD", method });

describe("a condition holds once the order fulfils it", () => {
  test.each<[TaskCondition, Partial<ConditionContext>]>([
    [{ requiresPo: true }, { requiresPo: true }],
    [{ intakeMethod: ["tow", "pickup"] }, { intakeMethod: "pickup" }],
    [{ rideHeightModified: true }, { rideHeightModified: true }],
    [{ rideHeightDecision: "waiver" }, { rideHeightDecision: "waiver" }],
    [{ method: "static" }, { systems: [system("static")] }],
    [{ method: "dynamic" }, { systems: [system("static"), system("both")] }],
    [{ method: "dynamic" }, { systems: [system("static or dynamic")] }],
    [{ lineItemType: "ALN" }, { lineItemTypes: ["CAL-FRAD", "ALN-4W"] }],
    [{ minSystems: 2 }, { systems: [system("static"), system("static")] }],
    [{ minSystems: 2, orFailedAttempt: true }, { hasFailedAttempt: true }],
    [{ passedCalibration: true }, { hasPassedCalibration: true }],
  ])("%j", (condition, value) => {
    expect(appliesTo(condition, context)).toBe(false);
    expect(appliesTo(condition, { ...context, ...value })).toBe(true);
  });
});

test("every part of a condition must hold", () => {
  const condition: TaskCondition = { rideHeightModified: true, rideHeightDecision: "waiver" };

  expect(appliesTo(condition, { ...context, rideHeightModified: true })).toBe(false);
  expect(appliesTo(condition, { ...context, rideHeightModified: true, rideHeightDecision: "waiver" })).toBe(true);
});

test("a condition may ask for the contrary", () => {
  expect(appliesTo({ requiresPo: false }, context)).toBe(true);
  expect(appliesTo({ requiresPo: false }, { ...context, requiresPo: true })).toBe(false);
});

test("a failed attempt counts only where the condition says so", () => {
  expect(appliesTo({ minSystems: 2 }, { ...context, hasFailedAttempt: true })).toBe(false);
});

test.each([[null], [{}], [{ requiresPo: undefined }]])("%j applies always", (condition) => {
  expect(appliesTo(condition, context)).toBe(true);
});

test.each([
  ["an unknown field", { weather: "dry" }],
  ["an unknown way of intake", { intakeMethod: ["boat"] }],
  ["no way of intake", { intakeMethod: [] }],
  ["a key in small letters", { lineItemType: "aln" }],
  ["half a system", { minSystems: 1.5 }],
  ["a failed attempt without a number of systems", { orFailedAttempt: true }],
])("a condition with %s is refused, and read as none", (_, condition) => {
  expect(taskConditionSchema.safeParse(condition).success).toBe(false);
  expect(readCondition(condition)).toBeNull();
});
