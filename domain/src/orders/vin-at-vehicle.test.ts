import { expect, test } from "vitest";
import type { BoresightError } from "#base/errors.ts";
import { isNearlySame, isWholeVin, judgeVin, vinDifference } from "./vin-at-vehicle.ts";

const camry = { vinNumber: "4T1G11AK2MU990001", year: 2021 };
const other = "1HGCM82633A004352";

test.each([
  ["all of it", "4T1G11AK2MU990001", camry, "same"],
  ["its last 8", "MU990001", camry, "same"],
  ["another one", other, camry, "different"],
  ["the last 8 of another one", "3A004352", camry, "different"],
  ["a VIN where none was known", other, { vinNumber: null, year: 2003 }, "first"],
  ["a short VIN of 1979", "SHRT123", { vinNumber: null, year: 1979 }, "first"],
] as const)("%s is judged against the order's", (_, vin, vehicle, verdict) => {
  expect(judgeVin({ vin, isChecked: false }, vehicle)).toBe(verdict);
});

test.each([
  ["a slip of the finger", "4T1G11AK3MU990001", camry],
  ["twelve characters", "1AK2MU990001", camry],
  ["the last 8 where nothing was known", "MU990001", { vinNumber: null, year: 2021 }],
])("%s is read again", (_, vin, vehicle) => {
  const attempt = () => judgeVin({ vin, isChecked: false }, vehicle);

  expect(attempt).toThrow(expect.objectContaining({ code: "invalid-input" }) as BoresightError);
});

test("a VIN whose check digit is wrong counts once somebody has checked it, and always when the order has it", () => {
  const odd = "4T1G11AK3MU990001";

  expect(judgeVin({ vin: odd, isChecked: true }, camry)).toBe("different");
  expect(judgeVin({ vin: odd, isChecked: false }, { ...camry, vinNumber: odd })).toBe("same");
});

test("a difference is told by the last 8 characters, or by all where these are the same", () => {
  expect(vinDifference(other, camry.vinNumber)).toBe(
    "The VIN at the vehicle ends in 3A004352, the order's VIN in MU990001",
  );
  expect(vinDifference("5T1G11AK2MU990001", camry.vinNumber)).toContain("5T1G11AK2MU990001, the order's VIN");
});

test("the end of a VIN is not enough to correct an order by", () => {
  expect(isWholeVin("3A004352", 2003)).toBe(false);
  expect(isWholeVin(other, 2003)).toBe(true);
});

test.each([
  ["one character", "MU990007", true],
  ["neighbours swapped", "MU909001", true],
  ["one left out", "MU99001", true],
  ["one too many", "MU9900011", true],
  ["one in all of it", "4T1G11AK2MU990002", true],
  ["the right one", "MU990001", false],
  ["all of the right one", "4T1G11AK2MU990001", false],
  ["another vehicle", "3A004352", false],
  ["another vehicle's whole VIN", other, false],
])("a slip of the finger is told from another vehicle: %s", (_, seen, isNear) => {
  expect(isNearlySame(seen, camry.vinNumber)).toBe(isNear);
});

test("where no VIN is known, nothing is nearly it", () => {
  expect(isNearlySame(other, null)).toBe(false);
});
