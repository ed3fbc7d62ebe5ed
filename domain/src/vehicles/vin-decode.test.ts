import { expect, test } from "vitest";
import { decodeVin, vinWarnings, modelYear } from "./vin-decode.ts";

test("a known prefix tells make, model, trim and year", () => {
  expect(decodeVin("4t1g11ak-2MU990001", 2026)).toEqual({
    vinNumber: "4T1G11AK2MU990001",
    checkDigitMatches: true,
    make: "Toyota",
    model: "Camry",
    trim: "SE",
    year: 2021,
  });
});

test("an unknown model still tells its maker and year", () => {
  expect(decodeVin("1HGCM82633A004352", 2026)).toMatchObject({ make: "Honda", model: null, trim: null, year: 2003 });
});

test("a VIN of nobody tells nothing but its check digit", () => {
  expect(decodeVin("11111111111111111", 2026)).toEqual({
    vinNumber: "11111111111111111",
    checkDigitMatches: true,
    make: null,
    model: null,
    trim: null,
    year: 2001,
  });
});

test("a wrong check digit is told where it is prescribed", () => {
  expect([
    decodeVin("4T1G11AK3MU990001", 2026).checkDigitMatches,
    decodeVin("WVWZZZ1KZ6W000001", 2026).checkDigitMatches,
  ]).toEqual([false, null]);
});

test.each([
  ["5YJ3E1EAXLF990005", 2020],
  ["1M8GDM9AXKP042788", 1989],
  ["4T1G11AK2VU990001", 2027],
])("the model year of %s is %i", (vin, year) => {
  expect(decodeVin(vin, 2026).year).toBe(year);
});

test("short VINs and codes that are no year have none", () => {
  expect([modelYear("4T1G11AK2MU99000", 2026), modelYear("4T1G11AK20U990001", 2026)]).toEqual([null, null]);
});

test("a check digit is only doubted where it is not prescribed, and in a whole VIN", () => {
  expect(vinWarnings("WVWZZZ1JZXW000001")).toEqual([expect.stringMatching(/^The check digit does not match/)]);
  expect([vinWarnings("1HGCM82643A004352"), vinWarnings("WVWZZZ1J")]).toEqual([[], []]);
});
