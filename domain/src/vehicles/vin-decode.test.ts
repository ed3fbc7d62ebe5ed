import { expect, test } from "vitest";
import { bestModelYear, modelYears } from "./model-year.ts";
import { undecodedVin, vinWarnings } from "./vin-decode.ts";

test("a VIN is told as it is stored, with its check digit where one is prescribed", () => {
  expect(undecodedVin("4t1g11ak-2MU990001")).toMatchObject({ vinNumber: "4T1G11AK2MU990001", checkDigitMatches: true });
  expect([
    undecodedVin("4T1G11AK3MU990001").checkDigitMatches,
    undecodedVin("7FCTGAAA5RN000001").checkDigitMatches,
    undecodedVin("WVWZZZ1KZ6W000001").checkDigitMatches,
  ]).toEqual([false, false, null]);
});

test("a check digit is only doubted where it is not prescribed, and in a whole VIN", () => {
  expect(vinWarnings("WVWZZZ1JZXW000001")).toEqual([expect.stringMatching(/^The check digit does not match/)]);
  expect([vinWarnings("1HGCM82643A004352"), vinWarnings("WVWZZZ1J")]).toEqual([[], []]);
});

const yearOf = (vin: string, isLight: boolean | null, ...matches: number[]) =>
  bestModelYear(vin, {
    isLight,
    candidates: modelYears(vin, 2026).map((year, index) => ({ year, matches: matches[index] ?? 0 })),
  });

test.each([
  ["5YJ3E1EAXLF990005", true, [1, 0], 2020],
  ["1HGCM82633A004352", true, [0, 5], 2003],
  ["1M8GDM9AXKP042788", false, [0, 3], 1989],
  ["54DC4W1B7GS801412", false, [4, 1], 2016],
  ["4DRBUC8N0PB000136", false, [4, 4], 2023],
  ["4T1G11AK2VU990001", true, [2, 0], 2027],
  ["WDD2470031J059461", true, [0, 0], null],
  ["WF0KXXGCBKBJ13223", true, [0, 0], null],
])("the model year of %s, light %s, with matches %j, is %j", (vin, isLight, matches, year) => {
  expect(yearOf(vin, isLight, ...matches)).toBe(year);
});

test("short VINs and codes that are no year have none", () => {
  expect([modelYears("4T1G11AK2MU99000", 2026), modelYears("4T1G11AK20U990001", 2026)]).toEqual([[], []]);
});
