import { afterAll, beforeAll, expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../test/endurance.ts";
import { startServer, type TestServer } from "../../test/server.ts";
import { addInvoice, addOrder, openShop, type Shop } from "../../test/shop.ts";
import { fuzzCards } from "./card-fuzz.ts";
import { createRandom } from "./random.ts";

const seeds = Array.from({ length: inEndurance(1000, 40) }, (_, place) => seedOfDay * 100_000 + place);

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const timeout = Math.max(240_000, seeds.length * 1000);

test("after events in any order, twice, late or never the books have the provider's balance", { timeout }, async () => {
  const { owner, server: pool } = server.db;
  const { customerId } = shop.carla;
  const order = await addOrder(owner, shop, { customerId, status: "invoiced" });
  const invoice = async () => (await addInvoice(owner, shop, { service_order_id: order.id, sent_at: new Date() })).id;

  const problems = await fuzzCards({ owner, pool, customerId, addInvoice: invoice }, seeds.map(createRandom));

  expect(problems, repeatedBy).toEqual([]);
});
