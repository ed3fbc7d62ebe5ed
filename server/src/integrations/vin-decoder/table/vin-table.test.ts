import { expect, test } from "vitest";
import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import { openVinTable } from "./open-vin-table.ts";

/** With a serial number of nobody and the check digit that belongs to it. */
const vinOf = (begin: string, plantAndYear: string) => {
  const open = `${begin}0${plantAndYear}990001`;
  return `${begin}${vinCheckDigit(open)}${open.slice(9)}`;
};
const decoded = async (vin: string) => (await openVinTable()).decode(vin, 2026);

test.each([
  ["4T1G11AK", "MU", { make: "Toyota", model: "Camry", year: 2021 }],
  ["2C3CDXBG", "NH", { make: "Dodge", model: "Charger", year: 2022 }],
  ["2C4RDGBG", "FR", { make: "Dodge", model: "Grand Caravan", year: 2015 }],
  ["1FTFW1E8", "MF", { make: "Ford", model: "F-150", year: 2021 }],
  ["5YJ3E1EA", "NF", { make: "Tesla", model: "Model 3", year: 2022 }],
  ["1C6SRFFT", "MN", { make: "Ram", model: "1500", year: 2021 }],
  ["4JGDA6DB", "GA", { make: "Mercedes-Benz", model: "GLE", year: 2016 }],
  ["1HGCM826", "3A", { make: "Honda", model: "Accord", year: 2003 }],
  ["54DC4W1B", "GS", { year: 2016 }],
])("%s… of %s is read without a network", async (begin, rest, vehicle) => {
  expect(await decoded(vinOf(begin, rest))).toMatchObject(vehicle);
});

test("what nobody has registered is unknown, and its year only where the VIN must tell it", async () => {
  expect(await decoded("WDD2470031J990001")).toMatchObject({ make: "Mercedes-Benz", model: null, year: null });
  expect(await decoded("11111111111111111")).toMatchObject({ make: null, model: null });
});

test("the table knows its day", async () => {
  expect((await openVinTable()).day).toMatch(/^20\d\d-\d\d-\d\d$/);
});
