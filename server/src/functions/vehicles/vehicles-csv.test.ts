import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const add = (values: object) =>
    addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, vehicle: { year: 2021, ...values } });
  await add({ vin_number: "4T1G11AK2MU990001", vehicle_description: "=1+1", license_plate: "ABC 123", odometer: 9 });
  await add({ vin_number: "1HGCM82633A004352", make: "Honda" });
  await add({ vin_number: "11111111111111111", archived_at: "2026-01-02T03:04:05Z" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function load(person: Person, filter: object) {
  const response = await fetch(`${server.url}/v1/functions/vehicles-csv`, {
    method: "POST",
    body: JSON.stringify(filter),
    headers: { "content-type": "application/json", authorization: `Bearer ${await tokenFor(person, server)}` },
  });
  return { status: response.status, lines: (await response.text()).trimEnd().split("\r\n").slice(1) };
}

test("staff export the vehicles that match their filter, with formulas escaped", async () => {
  const { lines } = await load(shop.tom, { search: "abc-123", make: "toyota", year: 2021 });

  expect(lines).toEqual(["4T1G11AK2MU990001,'=1+1,2021,Toyota,Camry,SE,Carla's Collision,,,,ABC 123,,,9,1"]);
});

test("archived vehicles are exported only when they are asked for", async () => {
  const [used, archived] = [await load(shop.ada, {}), await load(shop.ada, { state: "archived" })];

  expect([used.lines.length, archived.lines.length]).toEqual([2, 1]);
});

test("customers, and filters that cannot be, get nothing", async () => {
  expect((await load(shop.carla, {})).status).toBe(403);
  expect((await load(shop.ada, { customer: "x" })).status).toBe(400);
});
