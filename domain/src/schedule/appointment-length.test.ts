import { expect, test } from "vitest";
import { appointmentMinutes, learnedMinutes, minutesLeft } from "./appointment-length.ts";

test.each([
  ["setting up alone", "dropOff", [], 30],
  ["a front camera", "dropOff", [75], 105],
  ["a reset, rounded up to a quarter of an hour", "pickup", [20], 60],
  ["several calibrations", "tow", [75, 60, 20], 195],
  ["a mobile appointment, with unloading and without the road", "mobile", [75], 120],
] as const)("%s", (_name, kind, workMinutes, minutes) => {
  expect(appointmentMinutes({ kind, workMinutes })).toBe(minutes);
});

test.each([
  ["setting up comes first", 120, { kind: "dropOff", workMinutes: [] }, 90],
  ["so do the scans", 120, { kind: "dropOff", workMinutes: [20] }, 70],
  ["and unloading of a mobile appointment", 240, { kind: "mobile", workMinutes: [] }, 195],
  ["less than nothing is nothing", 15, { kind: "dropOff", workMinutes: [20] }, 0],
] as const)("what a planned appointment leaves for its calibration: %s", (_name, planned, besides, left) => {
  expect(minutesLeft(planned, besides)).toBe(left);
});

const twentyOf90 = Array.from({ length: 20 }, () => 90);

test.each([
  ["fewer than five plans teach nothing", [90, 90, 90, 90], null],
  ["of five the middle one counts, not the outlier", [90, 60, 75, 600, 75], 75],
  ["between two in the middle lies their half, rounded up to a quarter of an hour", [60, 60, 80, 90, 120, 120], 90],
  ["an odd length is rounded up", [70, 70, 70, 70, 70], 75],
  ["only the latest twenty count", [...twentyOf90, ...twentyOf90.map(() => 30), 30], 90],
])("%s", (_name, planned, minutes) => {
  expect(learnedMinutes(planned)).toBe(minutes);
});
