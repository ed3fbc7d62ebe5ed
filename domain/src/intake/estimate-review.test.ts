import { expect, test } from "vitest";
import { estimateLine } from "../../test/estimate-line.ts";
import { cents } from "#base/money.ts";
import { reviewEstimate, worthOfMissing } from "./estimate-review.ts";

const reviewed = (typeKeys: readonly string[], ...descriptions: string[]) =>
  reviewEstimate(
    typeKeys.map((typeKey) => ({ typeKey, priceCents: cents(10_000), isIfFitted: false })),
    descriptions.map((description) => estimateLine(description)),
  ).map(({ outcome, typeKey }) => [outcome, typeKey]);

test("what is required and not written comes first, in the order of work", () => {
  expect(
    reviewed(["CAL-RCRN", "CAL-FCAM-S", "SCAN-POST", "SCAN-PRE"], "Pre-repair scan", "Blind spot radar calibration"),
  ).toEqual([
    ["missing", "SCAN-POST"],
    ["missing", "CAL-FCAM-S"],
    ["agreed", "SCAN-PRE"],
    ["agreed", "CAL-RCRN"],
  ]);
});

test("any method of a system agrees with what is required of it", () => {
  expect(reviewed(["CAL-FCAM-SD"], "Dynamic calibration, front camera")).toEqual([["agreed", "CAL-FCAM-SD"]]);
});

test("what nobody requires and what names no system is shown as such", () => {
  expect(reviewed(["CAL-FRAD"], "ADAS calibration", "Steering angle sensor reset")).toEqual([
    ["missing", "CAL-FRAD"],
    ["unnamed", null],
    ["notRequired", "RST-SAS"],
  ]);
});

test("the missing work is worth the sum of its prices, or nothing is said where one is not known", () => {
  const rows = reviewEstimate(
    [
      { typeKey: "CAL-FRAD", priceCents: cents(32_500), isIfFitted: false },
      { typeKey: "CAL-PARK", priceCents: cents(15_000), isIfFitted: false },
      { typeKey: "RST-SAS", priceCents: cents(9500), isIfFitted: false },
    ],
    [estimateLine("Steering angle sensor reset")],
  );

  expect(worthOfMissing(rows)).toBe(47_500);
  expect(worthOfMissing(reviewEstimate([{ typeKey: "CAL-FRAD", priceCents: null, isIfFitted: false }], []))).toBeNull();
  expect(worthOfMissing([])).toBe(0);
});

test("what only some vehicles have stands apart and is not counted, but where it is written it agrees", () => {
  const required = { typeKey: "CAL-HUD", priceCents: cents(15_000), isIfFitted: true };
  const open = reviewEstimate([required], []);

  expect(open.map(({ outcome }) => outcome)).toEqual(["ifFitted"]);
  expect(worthOfMissing(open)).toBe(0);
  expect(reviewEstimate([required], [estimateLine("Calibrate head-up display")])[0]?.outcome).toBe("agreed");
});
