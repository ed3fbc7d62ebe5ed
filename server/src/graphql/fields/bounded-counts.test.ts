import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const count = async (person: Person, filter = "{}") => {
  const query = `{ customers(first: 1, offset: 1, filter: ${filter}) { totalCount boundedCount { count isMore } }
    vehicles(first: 1) { boundedCount { count isMore } } }`;
  const { data, errors } = await server.graphql(query, {}, { token: await tokenFor(person, server) });
  expect(errors).toBeUndefined();
  return data;
};

test("a list is counted whole, whatever its page, and of customers only what they see", async () => {
  const [ofAda, ofCarla, found] = [
    await count(shop.ada),
    await count(shop.carla),
    await count(shop.ada, `{ companyName: { equalTo: "Carla's Collision" } }`),
  ];

  expect(ofAda.customers.boundedCount).toEqual({ count: ofAda.customers.totalCount, isMore: false });
  expect(ofAda.customers.totalCount).toBeGreaterThan(1);
  expect(ofCarla.customers.boundedCount).toEqual({ count: 1, isMore: false });
  expect(found.customers.boundedCount).toEqual({ count: 1, isMore: false });
});

test("a long list is counted up to its limit, which says that there are more", async () => {
  await save(
    server.db.owner,
    "app.customers",
    Array.from({ length: 1100 }, () => buildCustomer({})),
  );

  expect((await count(shop.tom)).customers.boundedCount).toEqual({ count: 1000, isMore: true });
});
