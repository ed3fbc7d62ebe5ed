import { expect, test } from "vitest";
import { readText } from "#intake/reading/read-document.ts";
import { statedVehicle } from "./vehicle-description.ts";

test.each([
  ["2021 TOYT TACOMA SR5", "Toyota", "TACOMA"],
  ["21/FORD TRUCK/F150/4DR CREW", "Ford", "F150"],
  ["2020 CHEVROLET TRUCK SILVERADO 1500 LT", "Chevrolet", "SILVERADO 1500"],
  ["2021 MERCEDES BENZ GLC 300", "Mercedes-Benz", "GLC 300"],
])("%s is of the make %s and the model %s", (text, make, model) => {
  expect(statedVehicle(text)).toMatchObject({ make, model });
});

test("a vehicle's year may stand elsewhere", () => {
  const { vehicle } = readText(["Véhicule : BMW Série 3", "Année : 2020"].map((text) => ({ page: 1, text })));

  expect([vehicle.year?.value, vehicle.make?.value, vehicle.model?.value]).toEqual([2020, "BMW", "Série 3"]);
});
