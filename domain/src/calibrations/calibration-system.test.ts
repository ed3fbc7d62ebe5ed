import { expect, test } from "vitest";
import { isOftenNotFitted, mainCalibration, sequenceOf, systemOf } from "./calibration-system.ts";

test("the three ways to calibrate a front camera are one system", () => {
  const systems = ["CAL-FCAM-S", "CAL-FCAM-D", "CAL-FCAM-SD"].map(systemOf);

  expect(new Set(systems)).toEqual(new Set(["frontCamera"]));
});

test("alignment comes before the steering angle, that before cameras, and what the shop added itself comes last", () => {
  const keys = ["SHOP-OWN", "CAL-SVM", "CAL-FRAD", "CAL-FCAM-D", "RST-SAS", "ALN-4W"];

  const sorted = keys.toSorted((one, other) => sequenceOf(one) - sequenceOf(other));

  expect(sorted).toEqual(["ALN-4W", "RST-SAS", "CAL-FCAM-D", "CAL-FRAD", "CAL-SVM", "SHOP-OWN"]);
});

test.each([
  [[], null],
  [["CAL-FRAD"], "CAL-FRAD"],
  [["CAL-FRAD", "CAL-SVM"], "multiple"],
])("an order with %j is known as %s", (keys, main) => {
  expect(mainCalibration(keys)).toBe(main);
});

test("a camera behind the windshield is fitted; a head-up display or night vision need not be", () => {
  const types = ["CAL-FCAM-D", "CAL-FRAD", "CAL-RCAM", "CAL-HUD", "CAL-NV", "CAL-SVM", "CAL-PARK", "CAL-FCRN"];

  expect(types.map(isOftenNotFitted)).toEqual([false, false, false, true, true, true, true, true]);
});
