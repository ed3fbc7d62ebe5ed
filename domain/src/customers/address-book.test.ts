import { expect, test } from "vitest";
import {
  approximateMiles,
  greatCircleMiles,
  manualDistanceSchema,
  placeAt,
  roundedPlace,
  savedAddressSchema,
} from "./address-book.ts";

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

test.each([
  ["north", 1, 0],
  ["northEast", 1, 1],
  ["east", 0, 1],
  ["southWest", -1, -1],
] as const)("a place 50 miles to the %s is as far away as was said, in that direction", (direction, north, east) => {
  const place = placeAt(denver, 50, direction);

  expect(greatCircleMiles(denver, place)).toBeCloseTo(50, 2);
  const [northward, eastward] = [place.latitude - denver.latitude, place.longitude - denver.longitude];
  expect([northward, eastward].map((by) => Math.sign(Math.round(by * 2)) + 0)).toEqual([north, east]);
});

test("a place across the date line counts from the other side", () => {
  expect(placeAt({ latitude: 0, longitude: 179.9 }, 69.1, "east").longitude).toBeCloseTo(-179.1, 1);
  expect(roundedPlace({ latitude: 39.7392001, longitude: -464.9903 })).toEqual(denver);
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
