import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, id: string) =>
  server.graphql(query, { id }, { token: await tokenFor(person, server) });

test("what the way costs is null for the customer, and a number for staff", async () => {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, fuel_cost: 1106 });
  const read = async (person: Person) =>
    (await ask(person, "query ($id: UUID!) { serviceOrder(id: $id) { id fuelCost } }", id)).data.serviceOrder.fuelCost;

  expect([await read(shop.ada), await read(shop.tom), await read(shop.carla)]).toEqual([1106, 1106, null]);
});

test("a customer finds no order by what its way costs", async () => {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, fuel_cost: 1107 });
  const query =
    "query ($id: UUID!) { serviceOrders(filter: { id: { equalTo: $id }, fuelCost: { equalTo: 1107 } }) { nodes { id } } }";

  expect((await ask(shop.carla, query, id)).errors).toBeDefined();
});
