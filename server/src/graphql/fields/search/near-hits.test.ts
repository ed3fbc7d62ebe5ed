import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContact, buildCustomer, buildFacility, buildUser, buildVehicle, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const vin = "4T1G11AK2MU990001";

let server: TestServer;
let shop: Shop;
/** A technician of another location, where there are no orders. */
let bo: Person;
const names = new Map<unknown, string>();

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  const { carla, cyd, tom } = shop;
  const toyota = {
    make: "Toyota",
    model: "Camry",
    vehicle_description: "2021 Toyota Camry",
    vin_number: vin,
    year: 2021,
  };
  const hers = await addOrder(owner, shop, {
    customerId: carla.customerId,
    internal_order_number: "SO-900123",
    repair_order_number: "RO-48812",
    po_number: "PO-77310",
    vehicle: toyota,
  });
  const his = await addOrder(owner, shop, {
    customerId: cyd.customerId,
    internal_order_number: "SO-900777",
    vehicle: { make: "Honda", model: "Accord", vehicle_description: "2019 Honda Accord" },
  });
  const bear = buildCustomer({ company_name: "Bear Valley Collision", first_name: "", last_name: "" });
  const parked = buildVehicle({
    customer_id: bear.id,
    make: "Tesla",
    model: "Model Y",
    vehicle_description: "1979 Tesla Model Y",
    year: 1979,
    vin_number: null,
  });
  await save(owner, "app.customers", [bear]);
  await save(owner, "app.vehicles", [parked]);
  await save(owner, "app.contacts", [buildContact({ customer_id: bear.id, name: "Dana Whitfield" })]);
  const boulder = buildFacility({ facility_name: "Boulder" });
  const elsewhere = buildUser({ email: "bo@example.com", default_role: "technician", facility_ids: [boulder.id] });
  await save(owner, "app.facilities", [boulder]);
  await save(owner, "app.users", [elsewhere]);
  bo = { ...tom, userId: elsewhere.id };
  for (const [id, name] of [
    [hers.id, "her order"],
    [his.id, "his order"],
    [hers.vehicle.id, "her Toyota"],
    [his.vehicle.id, "his Honda"],
    [parked.id, "the Tesla"],
    [carla.customerId, "Carla"],
    [cyd.customerId, "Cyd"],
    [bear.id, "Bear Valley"],
  ] as const)
    names.set(id, name);
});
afterAll(() => server[Symbol.asyncDispose]());

const query = `query ($search: String!) { nearHits(search: $search) { orders { id } customers { id } vehicles { id } } }`;
const ask = async (person: Person, search: string) =>
  server.graphql(query, { search }, { token: await tokenFor(person, server) });

async function found(person: Person, search: string): Promise<(string | undefined)[]> {
  const { orders, customers, vehicles } = (await ask(person, search)).data.nearHits;
  return [...customers, ...vehicles, ...orders].map(({ id }: { id: string }) => names.get(id));
}

test.each([
  ["Baer", ["Bear Valley"]],
  ["Baer Valey", ["Bear Valley"]],
  ["valley baer", ["Bear Valley"]],
  ["Colision", ["Bear Valley", "Carla", "her order"]],
  ["dana", ["Bear Valley"]],
  ["Dnaa Whitfeld", ["Bear Valley"]],
  ["Telsa", ["the Tesla"]],
  ["toyoat camry", ["her Toyota", "her order"]],
  ["2021 toyta", ["her Toyota", "her order"]],
  ["Hodna Accrod", ["his Honda", "his order"]],
  ["SO-900132", ["her order"]],
  ["SO-90023", ["her order"]],
  ["ro48182", ["her order"]],
  ["PO-7731O", ["her order"]],
  ["PO-88310", []],
  ["PO-773110", ["her order"]],
  ["4T1G11AK2UM990001", ["her Toyota", "her order"]],
  ["4T1G11AK2MU99001", ["her Toyota", "her order"]],
  ["4T1G11AK2MU998001", ["her Toyota", "her order"]],
  ["MU909001", ["her Toyota", "her order"]],
  ["toyoat honda", []],
])("%j is meant for %j", async (typed, expected) => {
  expect(await found(shop.ada, typed)).toEqual(expected);
});

test.each([
  "bea",
  "bar",
  "ro4",
  "900132",
  "9001",
  "(303) 555-0130",
  "2012",
  "%_%",
  "",
  "   ",
  "kia se",
  "x".repeat(40),
])("%j is as it was typed", async (typed) => {
  expect(await found(shop.ada, typed)).toEqual([]);
});

test("what is exactly so is no near hit of something else", async () => {
  expect(await found(shop.ada, "Valley")).toEqual([]);
});

test("technicians find what they see: every customer and vehicle, orders of their locations", async () => {
  expect([await found(shop.tom, "toyoat"), await found(bo, "toyoat")]).toEqual([
    ["her Toyota", "her order"],
    ["her Toyota"],
  ]);
  expect([await found(bo, "SO-900132"), await found(bo, "Baer")]).toEqual([[], ["Bear Valley"]]);
});

test("customers find their own alone", async () => {
  const { carla, cyd } = shop;

  expect([await found(carla, "toyoat"), await found(carla, "calra's"), await found(carla, "SO-900132")]).toEqual([
    ["her Toyota", "her order"],
    ["Carla", "her order"],
    ["her order"],
  ]);
  for (const typed of ["toyoat", "SO-900132", "calra's", "4T1G11AK2UM990001", "baer", "Dnaa Whitfeld"])
    expect(await found(cyd, typed)).toEqual([]);
});

test("a login without a customer finds nothing, nobody in particular may not ask", async () => {
  const { errors } = await server.graphql(query, { search: "toyoat" }, {});

  expect(await found(shop.uma, "toyoat")).toEqual([]);
  expect(errors?.[0]?.extensions.code).toBe("permission-error");
});

test("a name that thousands have costs no more, and a search that takes too long finds nothing", async () => {
  const { owner } = server.db;
  await owner.query({
    text: `insert into app.vehicles (customer_id, vin_number, year, make, model, vehicle_description)
      select $1, null, 1979, 'Toyota', 'Camry', '1979 Toyota Camry ' || n from generate_series(1, 3000) n`,
    values: [shop.cyd.customerId],
  });

  expect(await found(shop.cyd, "toyoat")).toHaveLength(3);
  expect(await found(shop.carla, "toyoat")).toEqual(["her Toyota", "her order"]);

  await owner.query(`create or replace function app_private.names_like(keys text[]) returns table (kind text, name text)
    language sql volatile security definer as $$ select 'customer', pg_sleep(5)::text $$`);
  const { data, errors } = await ask(shop.ada, "toyoat");
  expect([data.nearHits, errors]).toEqual([{ orders: [], customers: [], vehicles: [] }, undefined]);
});

test("too long a search is refused with a sentence", async () => {
  const { errors } = await ask(shop.ada, "x".repeat(121));

  expect(errors?.[0]?.extensions.code).toBe("invalid-input");
});
