import { expect, test } from "vitest";
import { appointmentMinutes } from "./appointment-length.ts";

test.each([
  ["setting up alone", "dropOff", [], null, 30],
  ["a front camera", "dropOff", [75], null, 105],
  ["a reset, rounded up to a quarter of an hour", "pickup", [20], 28.2, 60],
  ["several calibrations", "tow", [75, 60, 20], null, 195],
  ["a mobile visit, with the road both ways and unloading", "mobile", [75], 28.2, 225],
  ["a mobile visit to an unknown place", "mobile", [75], null, 120],
] as const)("%s", (_name, kind, workMinutes, distanceMiles, minutes) => {
  expect(appointmentMinutes({ kind, workMinutes, distanceMiles })).toBe(minutes);
});
