// The short form: FUZZ_CARDS=5000 npx vitest run --project server server/fuzz/card-fuzz.test.ts tries that many, CARD_SEED repeats one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/server.ts";
import { addInvoice, addOrder, openShop, type Shop } from "../test/shop.ts";
import { fuzzCards } from "./card-fuzz.ts";
import { createRandom } from "./random.ts";

const count = Number(process.env["FUZZ_CARDS"] ?? 40);
const repeated = process.env["CARD_SEED"];
const today = Math.floor(Date.now() / 86_400_000);
const seeds = repeated ? [Number(repeated)] : Array.from({ length: count }, (_, place) => today * 100_000 + place);

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

  expect(problems).toEqual([]);
});
