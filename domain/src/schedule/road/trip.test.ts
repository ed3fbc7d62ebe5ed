import { expect, test } from "vitest";
import { arrivalAfter, isDepartureNews, isWorthTelling, requireDrive } from "./trip.ts";
import { roadSteps, tripPhase } from "./trip-phase.ts";

const nine = new Date("2026-05-04T15:00:00Z");
const plus = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);

test.each([
  [60, 60],
  [24, 25],
  [28.8, 30],
  [0, 0],
])("a drive of %d minutes ends after %d minutes", (exact, minutes) => {
  expect(arrivalAfter(exact, nine)).toEqual(plus(minutes));
});

test("without a distance no time of arrival is made up", () => {
  expect(arrivalAfter(null, nine)).toBeNull();
});

test("another time is worth telling from 16 minutes on, either way", () => {
  expect([plus(15), plus(16), plus(-16)].map((expected) => isWorthTelling(nine, expected))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isWorthTelling(null, nine)).toBe(true);
});

test("a departure that is heard of after the arrival is no news", () => {
  const departure = { at: nine, expectedAt: plus(30) };

  expect(isDepartureNews({ ...departure, now: plus(29) })).toBe(true);
  expect(isDepartureNews({ ...departure, now: plus(31) })).toBe(false);
  expect(isDepartureNews({ at: nine, expectedAt: null, now: plus(16) })).toBe(false);
});

test("nobody drives to what comes by itself, or is over", () => {
  expect(() => requireDrive({ kind: "dropOff", status: "confirmed" })).toThrow(
    expect.objectContaining({ code: "stop-not-driven-to" }),
  );
  expect(() => requireDrive({ kind: "mobile", status: "completed" })).toThrow(
    expect.objectContaining({ code: "appointment-over" }),
  );
  expect(() => requireDrive({ kind: "pickup", status: "confirmed" })).not.toThrow();
});

const started = { startedAt: "x", arrivedAt: null, endedAt: null };
test.each([
  [null, "ahead"],
  [started, "onTheWay"],
  [{ ...started, arrivedAt: "y" }, "there"],
  [{ ...started, arrivedAt: "y", endedAt: "z" }, "done"],
  [{ ...started, endedAt: "z" }, "ahead"], // They turned around.
])("a stop with the drive %j is %s", (trip, phase) => {
  expect(tripPhase(trip)).toBe(phase);
});

test.each([
  ["pickup", "confirmed", "ahead", ["setOut", "arrive"]],
  ["pickup", "arrived", "ahead", []], // It was fetched, and is in the shop.
  ["pickup", "arrived", "there", ["finish"]],
  ["mobile", "arrived", "ahead", ["arrive"]], // Checked in by the order's status.
  ["mobile", "completed", "ahead", []],
  ["mobile", "arrived", "onTheWay", ["arrive"]],
  ["mobile", "completed", "onTheWay", ["finish"]],
  ["mobile", "confirmed", "done", []],
] as const)("of a %s that is %s and %s: %j", (kind, status, phase, steps) => {
  expect(roadSteps({ kind, status }, phase)).toEqual(steps);
});
