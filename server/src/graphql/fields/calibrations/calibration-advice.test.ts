import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { letSignIn } from "../../../../test/people.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  await letSignIn(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person | null, query: string) =>
  server.graphql(query, {}, person ? { token: await tokenFor(person, server) } : {});

const suggestions = (make: string, operations: readonly string[]) =>
  `{ calibrationSuggestions(make: "${make}", model: "X", year: 2022, operations: ${JSON.stringify(operations)})
    { typeKey operations isVerified note } }`;

const decodeQuery = (vin: string) => `{ decodeVin(vin: "${vin}") { make model year checkDigitMatches source } }`;

test("the maker decides how a front camera is calibrated", async () => {
  const keys = [];
  for (const make of ["Toyota", "ford", "Honda", "Rivian"]) {
    const { data } = await ask(shop.carla, suggestions(make, ["windshield"]));
    keys.push(data.calibrationSuggestions[0].typeKey);
  }

  expect(keys).toEqual(["CAL-FCAM-S", "CAL-FCAM-D", "CAL-FCAM-SD", "CAL-FCAM-S"]);
});

test("two repairs that call for the same system are both its reasons, in the order of work", async () => {
  const { data } = await ask(shop.tom, suggestions("Toyota", ["frontEnd", "structural"]));

  const radar = data.calibrationSuggestions.find((one: { typeKey: string }) => one.typeKey === "CAL-FRAD");
  expect(radar).toMatchObject({ operations: ["frontEnd", "structural"], isVerified: false });
  expect(data.calibrationSuggestions.map((one: { typeKey: string }) => one.typeKey).slice(0, 3)).toEqual([
    "ALN-4W",
    "RST-SAS",
    "CAL-FCAM-S",
  ]);
});

test("unknown repairs call for nothing, and too many are refused at their field", async () => {
  const unknown = await ask(shop.carla, suggestions("Toyota", ["flood"]));
  const many = await ask(
    shop.carla,
    suggestions(
      "Toyota",
      Array.from({ length: 31 }, () => "windshield"),
    ),
  );

  expect(unknown.data.calibrationSuggestions).toEqual([]);
  expect(many.errors[0].extensions).toMatchObject({ code: "invalid-input", fields: [{ field: "operations" }] });
});

test("customers choose from the catalogue without learning a price, and see no rules", async () => {
  const query = "{ calibrationChoices { typeKey name category method minutes unitPrice } }";
  const [choices, ofStaff] = [await ask(shop.carla, query), await ask(shop.tom, query)];
  const rules = await ask(shop.carla, "{ calibrationRules(first: 1) { nodes { id } } }");

  expect(choices.data.calibrationChoices).toHaveLength(21);
  const pricesIn = ({ data }: typeof choices) =>
    data.calibrationChoices.filter(({ unitPrice }: { unitPrice: number | null }) => unitPrice !== null);
  expect([pricesIn(choices).length, pricesIn(ofStaff).length]).toEqual([0, 21]);
  expect(rules.data?.calibrationRules?.nodes ?? []).toEqual([]);
});

test("a VIN is decoded for people who are signed in; what cannot be one is refused", async () => {
  const [decoded, wrong, nobody] = [
    await ask(shop.carla, decodeQuery("4t1g11ak-2mu990001")),
    await ask(shop.carla, decodeQuery("O0O")),
    await ask(null, decodeQuery("4T1G11AK2MU990001")),
  ];

  expect(decoded.data.decodeVin).toEqual({
    make: "Toyota",
    model: "Camry",
    year: 2021,
    checkDigitMatches: true,
    source: "built-in",
  });
  expect([wrong, nobody].map(({ errors }) => errors[0].extensions.code)).toEqual(["invalid-input", "permission-error"]);
});
