import { expect, test } from "vitest";
import { approximateMiles, greatCircleMiles, manualDistanceSchema, savedAddressSchema } from "./address-book.ts";

const denver = { latitude: 39.7392, longitude: -104.9903 };
const boulder = { latitude: 40.015, longitude: -105.2705 };
const id = "0b9d9b7c-2f4b-4a38-9b67-000000000001";
const street = { street: "1 Main St", city: "Denver", state: "co", postalCode: "802231234" };

test("from Denver to Boulder it is 24 miles as the crow flies, and 30 by the road", () => {
  expect(greatCircleMiles(denver, boulder)).toBeCloseTo(24.2, 1);
  expect(approximateMiles(denver, boulder)).toBe(30.2);
});

test("a place is no way from itself, and half the world from its opposite", () => {
  expect(approximateMiles(denver, denver)).toBe(0);
  expect(greatCircleMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12437, 0);
});

test("an address is cleaned as it is saved", () => {
  expect(savedAddressSchema.parse(street)).toMatchObject({ state: "CO", postalCode: "80223-1234", latitude: null });
});

test.each([
  [{ ...street, latitude: 39.7 }, "longitude", "Enter both latitude and longitude, or neither"],
  [{ ...street, longitude: -105 }, "latitude", "Enter both latitude and longitude, or neither"],
  [{ ...street, latitude: 91, longitude: 0 }, "latitude", "Latitude must be a number from −90 to 90"],
  [{ ...street, state: "Colorado" }, "state", "Enter the two letters of the state or province"],
  [{ ...street, postalCode: "802" }, "postalCode", "Enter a ZIP code of 5 digits, or 5 and 4"],
])("%j is refused at %s", (address, field, message) => {
  const issues = savedAddressSchema
    .safeParse(address)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

  expect(issues).toEqual([[field, message]]);
});

test.each([
  [0, true],
  [28.2, true],
  [2000, true],
  [null, true],
  [28.25, false],
  [-1, false],
  [2000.1, false],
  ["far", false],
])("a typed distance of %j is taken: %s", (miles, isTaken) => {
  expect(manualDistanceSchema.safeParse({ id, version: 1, miles }).success).toBe(isTaken);
});
