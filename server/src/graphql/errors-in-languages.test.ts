import { textIn } from "@boresight/domain/texts/text-in";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const move =
  "mutation ($input: ChangeServiceOrderStatusInput!) { changeServiceOrderStatus(input: $input) { serviceOrder { id } } }";

async function refusal(person: Person, language: string | null, query: string, variables: object = {}) {
  const token = await tokenFor(person, server);
  const headers = language === null ? undefined : { "x-language": language };
  const { errors } = await server.graphql(query, variables, { token, ...(headers && { headers }) });
  return errors[0] as { message: string; extensions: { code: string; fields: unknown[]; missing: string[] } };
}

const newOrder = `mutation { createServiceOrder(input: { vehicle: { vinNumber: "4T1G11AK2MU990001", year: 2021, make: "", model: "Camry" } })
  { serviceOrder { id } } }`;

test.each(["fr", "ar"] as const)("a reader of %s is told in it what is wrong with a field", async (language) => {
  const english = await refusal(shop.carla, null, newOrder);
  const { message, extensions } = await refusal(shop.carla, language, newOrder);

  expect(english.extensions.fields).toMatchObject([{ field: "vehicle.make", message: "Enter the make" }]);
  const said = textIn(language, "base.enterTheLabel", { label: textIn(language, "base.make") });
  expect(extensions.fields).toMatchObject([{ field: "vehicle.make", code: "too-small", message: said }]);
  expect(message).toBe(said);
});

test.each(["fr", "ar"] as const)(
  "a reader of %s gets an error of the catalogue in it, with its code",
  async (language) => {
    const input = { id: crypto.randomUUID(), version: 1, statusKey: "approval" };

    const { message, extensions } = await refusal(shop.tom, language, move, { input });

    expect(extensions.code).toBe("not-found");
    expect(message).toBe(textIn(language, "errors.not-found"));
  },
);

test.each(["fr", "ar"] as const)("a reader of %s learns in it what blocks a status change", async (language) => {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "estimating" });

  const { message, extensions } = await refusal(shop.tom, language, move, {
    input: { id, version: 1, statusKey: "approval" },
  });

  expect(extensions).toMatchObject({
    code: "move-blocked",
    missing: [textIn(language, "orders.sendAnEstimateFirst")],
    blockedBy: [{ guard: "estimateSent" }],
  });
  expect(message).toBe(extensions.missing[0]);
});

test.each([null, "en", "de", "__proto__"])("whoever asks for %s reads English", async (language) => {
  expect((await refusal(shop.carla, language, newOrder)).message).toBe("Enter the make");
});
