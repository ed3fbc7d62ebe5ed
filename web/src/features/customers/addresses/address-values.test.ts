import { expect, test } from "vitest";
import { savedAddressSchema } from "@boresight/domain/customers/address-book";
import { addressInput, addressValues } from "./address-values.ts";

const typed = { ...addressValues(null), street: "1 Main St", city: "Denver", state: "CO", postalCode: "80223" };

test("empty fields are not sent as empty text or zero", () => {
  const input = addressInput(null, typed);
  const { error } = savedAddressSchema.safeParse(input);

  expect(error).toBeUndefined();
  expect(input).toMatchObject({ id: null, customerId: null, label: null, unit: null, latitude: null, longitude: null });
});

test("coordinates may have a decimal comma", () => {
  const input = addressInput(null, { ...typed, latitude: " 39,7392 ", longitude: "-104.9903" });

  expect([input.latitude, input.longitude]).toEqual([39.7392, -104.9903]);
});

test("invalid coordinates are rejected at their field", () => {
  const { error } = savedAddressSchema.safeParse(
    addressInput(null, { ...typed, latitude: "north", longitude: "-104" }),
  );

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["latitude"]);
});
