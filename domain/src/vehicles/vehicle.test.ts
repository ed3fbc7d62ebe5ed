import { expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import { describeVehicle } from "./vehicle.ts";
import { vehicleSchema } from "./vehicle-schema.ts";
import { hasValidCheckDigit, meantVin, normaliseVin, vinIn, vinTail } from "./vin.ts";

test.each(["1M8GDM9AXKP042788", "1HGCM82633A004352", "11111111111111111", "5YJ3E1EAXLF990005", "4T1G11AK2MU990001"])(
  "%s carries its right check digit",
  (vin) => {
    expect(hasValidCheckDigit(vin)).toBe(true);
  },
);

test.each(["1M8GDM9A1KP042788", "4T1G11AK2MU990002", "4T1G11AK2MU99000"])("%s does not", (vin) => {
  expect(hasValidCheckDigit(vin)).toBe(false);
});

test.each(["*4T1G11AK2MU990001*", "4T1G11AK2MU990001.", "\u200B4T1G11AK2 MU990001\uFEFF", "4T1G11AK2–MU990001"])(
  "%s is the VIN without its marks",
  (written) => {
    expect(normaliseVin(written)).toBe("4T1G11AK2MU990001");
  },
);

test.each([
  ["I1HGCV1F3XMA990002", "1HGCV1F3XMA990002"],
  ["I5YJ3E1EAXLF99OOO5", "5YJ3E1EAXLF990005"],
  ["5YJ3E1EAXLF99OOO5", "5YJ3E1EAXLF990005"],
  ["5YJ3E1EAXLF99OO06", "5YJ3E1EAXLF99OO06"],
  ["WA1BNAFYOL2990001", "WA1BNAFYOL2990001"],
])("a list that says %s means %s", (written, meant) => {
  expect(meantVin(written)).toBe(meant);
});

test("spaces, hyphens and small letters are how people type a VIN", () => {
  expect(normaliseVin("4t1g-11ak2 mu990001")).toBe("4T1G11AK2MU990001");
});

const camry = { vinNumber: "4T1G11AK2MU990001", year: 2021, make: "Toyota", model: "Camry" };
function wrongFields(vehicle: object): string[] {
  const { error } = vehicleSchema(2026).safeParse({ ...camry, ...vehicle });
  return error ? problemsOf(error).map(({ field }) => field) : [];
}

test.each([
  ["a wrong check digit", { vinNumber: "4T1G11AK3MU990001" }, ["vinNumber"]],
  ["the letter O", { vinNumber: "4T1G11AK2MU99OO01" }, ["vinNumber"]],
  ["a short VIN of 1981", { vinNumber: "SHORT123", year: 1981 }, ["vinNumber"]],
  ["the year after next", { year: 2028 }, ["year"]],
  ["no make", { make: "  " }, ["make"]],
])("%s is refused", (_, vehicle, fields) => {
  expect(wrongFields(vehicle)).toEqual(fields);
});

test.each([
  ["a wrong check digit that someone checked", { vinNumber: "4T1G11AK3MU990001", vinConfirmed: true }],
  ["a European VIN without check digit", { vinNumber: "WA1BNAFY0L2990001" }],
  ["a short VIN of 1980", { vinNumber: "SHRT123", year: 1980 }],
  ["next year's model", { year: 2027 }],
])("%s is accepted", (_, vehicle) => {
  expect(wrongFields(vehicle)).toEqual([]);
});

test("a vehicle is called by year, make, model and trim", () => {
  expect(describeVehicle({ year: 2021, make: "Toyota", model: "Camry", trim: "" })).toBe("2021 Toyota Camry");
  expect(vinTail("4T1G11AK2MU990001")).toBe("MU990001");
});

test.each([
  ["4T1G11AK2MU990001", "4T1G11AK2MU990001"],
  ["I4T1G11AK2MU990001", "4T1G11AK2MU990001"],
  ["4t1g11ak-2mu990001", "4T1G11AK2MU990001"],
  ["4T1G11AK3MU990001", null],
  ["https://example.com", null],
  ["*4T1G11AK2MU990001*", "4T1G11AK2MU990001"],
  ["*I4T1G11AK2MU990001*", "4T1G11AK2MU990001"],
  ["4T1G11AK2MU990001$", "4T1G11AK2MU990001"],
  ["VIN:4T1G11AK2MU990001;COLOR:3T3", "4T1G11AK2MU990001"],
  ["\u200E4T1G11AK2MU990001\u200E.", "4T1G11AK2MU990001"],
  ["4T1G 11AK 2MU 990001 Camry", "4T1G11AK2MU990001"],
  ["4 T 1 G 1 1 A K 2 M U 9 9 0 0 0 1", "4T1G11AK2MU990001"],
  ["4T1G 11AK 3MU 990001", null],
])("a barcode of %s holds the VIN %s", (text, vin) => {
  expect(vinIn(text)).toBe(vin);
});
