import { expect, test } from "vitest";
import { addressSchema } from "./address.ts";

const shop = { street: "101 Alameda  Ave", city: "Denver", state: "co", postalCode: "80223" };
const parse = (values: object) => addressSchema.safeParse({ ...shop, ...values });

test("spaces are collapsed, states and postal codes take their usual form", () => {
  const [us, nine, canada] = [
    parse({}),
    parse({ postalCode: "802231234" }),
    parse({ country: "CA", state: "on", postalCode: "k1a0b1" }),
  ].map(({ data }) => data && [data.street, data.state, data.postalCode]);

  expect([us, nine, canada]).toEqual([
    ["101 Alameda Ave", "CO", "80223"],
    ["101 Alameda Ave", "CO", "80223-1234"],
    ["101 Alameda Ave", "ON", "K1A 0B1"],
  ]);
});

test.each([
  [{ street: "" }, "street"],
  [{ street: "x".repeat(121) }, "street"],
  [{ city: "" }, "city"],
  [{ state: "Colorado" }, "state"],
  [{ postalCode: "8022" }, "postalCode"],
  [{ country: "CA", state: "ON", postalCode: "80223" }, "postalCode"],
  [{ country: "usa" }, "country"],
  [{ pickupSpotDescription: "x".repeat(501) }, "pickupSpotDescription"],
])("%j is refused at its field", (values, field) => {
  expect(parse(values).error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test("elsewhere state and postal code are free", () => {
  expect(parse({ country: "FR", state: "Île-de-France", postalCode: "75011" }).data?.state).toBe("Île-de-France");
});
