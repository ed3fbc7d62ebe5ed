import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { queuedVerbs, type QueuedVerb } from "@boresight/domain/base/client-key";
import { expect, test } from "vitest";
import { problemOf } from "#data/problem.ts";
import { refusalOf } from "./judge-action.ts";

const id = "6a0f0f3e-6b0c-4f0e-8b52-111111111111";
const check = { orderId: id, outcome: "passed", value: "", note: "", seenVersion: 0 };
const attempt = { id, calibrationId: id, result: "passed", tool: "Autel MS909" };

const refused: [QueuedVerb, object, string][] = [
  ["recordReadinessCheck", { ...check, key: "battery", value: "11.9" }, "value"],
  ["recordReadinessCheck", { ...check, key: "battery", value: "full" }, "value"],
  ["recordReadinessCheck", { ...check, key: "cargo", outcome: "notApplicable", note: " no " }, "note"],
  ["recordReadinessCheck", { ...check, key: "tyrePressure", value: "35 ".repeat(60) }, "value"],
  ["passReadinessChecks", { orderId: id, measured: [{ key: "battery", value: "11,9 V" }] }, "measured.0.value"],
  ["updateOrderTask", { id, version: 1, state: "notApplicable", note: "x" }, "note"],
  ["updateOrderTask", { id, version: 1, state: "done", note: "x".repeat(1001) }, "note"],
  ["recordCalibrationAttempt", { ...attempt, result: "failed" }, "failureReason"],
  ["recordCalibrationAttempt", { ...attempt, tool: "" }, "tool"],
  ["recordCalibrationAttempt", { ...attempt, faultCodes: ["C1A67", "?"] }, "faultCodes.1"],
  [
    "recordCalibrationAttempt",
    { ...attempt, evidenceFileIds: Array.from({ length: 51 }, () => id) },
    "evidenceFileIds",
  ],
  ["recordVehicleReadings", { orderId: id, odometerIn: -4 }, "odometerIn"],
  ["recordVehicleReadings", { orderId: id, fuelLevelIn: 140 }, "fuelLevelIn"],
  ["startWork", { kind: "sleep" }, "kind"],
  ["startTravel", { id, at: "this morning" }, "at"],
  ["postOrderMessage", { orderId: id, body: "x".repeat(100_000), isInternal: false }, "body"],
];

test.each(refused)("%s refuses %j at its field, as the server does", (verb, input, field) => {
  const refusal = refusalOf(verb, input);

  expect(CombinedGraphQLErrors.is(refusal)).toBe(true);
  const { code, fields } = problemOf(refusal);
  expect([code, fields.map((problem) => problem.field)]).toEqual(["invalid-input", [field]]);
});

const accepted: [QueuedVerb, object][] = [
  ["arriveAtStop", { id, at: "2026-03-02T10:00:00.000Z" }],
  ["finishStop", { id, at: "2026-03-02T10:00:00.000Z" }],
  ["startTravel", { id, at: "2026-03-02T10:00:00.000Z" }],
  ["startWork", { kind: "waiting", orderId: id, at: "2026-03-02T10:00:00.000Z" }],
  ["stopWork", { at: "2026-03-02T10:00:00.000Z" }],
  ["changeServiceOrderStatus", { id, version: 1, statusKey: "calibrate" }],
  ["passReadinessChecks", { orderId: id, measured: [{ key: "battery", value: "12,6" }] }],
  ["postOrderMessage", { orderId: id, body: "The key is in the box", isInternal: true }],
  ["recordCalibrationAttempt", attempt],
  ["recordReadinessCheck", { ...check, key: "tyrePressure", value: "35 / 35 / 33 / 33" }],
  ["recordVehicleReadings", { orderId: id, odometerIn: 41_200 }],
  ["startCalibrationAttempt", { calibrationId: id, isStarted: true, startedAt: "2026-03-02T10:00:00.000Z" }],
  ["updateOrderTask", { id, version: 1, state: "done", note: "" }],
];

test.each(accepted)("%s accepts what is in order", (verb, input) => {
  expect(refusalOf(verb, input)).toBeNull();
});

test("every verb that waits is judged", () => {
  expect(new Set(accepted.map(([verb]) => verb))).toEqual(new Set(queuedVerbs));
});
