import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildFacility, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let base: { id: string };

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  base = buildAddress({ latitude: 39.7392, longitude: -104.9903 });
  await save(server.db.owner, "app.addresses", [base]);
  await server.db.owner.query("update app.facilities set address_id = $1 where is_base", [base.id]);
});
afterAll(() => server[Symbol.asyncDispose]());

const payload =
  "{ address { id version street distanceToSensi distanceSource latitude use { customer orders facility } } }";
const verbs = {
  save: `mutation ($input: SaveAddressInput!) { answer: saveAddress(input: $input) ${payload} }`,
  type: `mutation ($input: UpdateAddressDistanceInput!) { answer: updateAddressDistance(input: $input) ${payload} }`,
  compute: `mutation ($input: RecalculateAddressDistanceInput!) { answer: recalculateAddressDistance(input: $input) ${payload} }`,
};
const boulder = {
  street: "1 Pearl St",
  city: "Boulder",
  state: "CO",
  postalCode: "80302",
  latitude: 40.015,
  longitude: -105.2705,
};

const ask = async (person: Person, verb: keyof typeof verbs, input: object) => {
  const { data, errors } = await server.graphql(verbs[verb], { input }, { token: await tokenFor(person, server) });
  return { address: data?.answer?.address, error: errors?.[0] };
};
const addFor = (person: Person, values: object = {}) =>
  ask(person, "save", { ...boulder, customerId: shop.carla.customerId, ...values });

async function fuelOf(order: { id: string }): Promise<number | null> {
  const { rows } = await server.db.owner.query("select fuel_cost from app.service_orders where id = $1", [order.id]);
  return rows[0].fuel_cost;
}

test("an address with coordinates gets its distance from the base at once", async () => {
  const { address } = await addFor(shop.tom);

  expect(address).toMatchObject({ distanceToSensi: 30.2, distanceSource: "computed" });
  expect(address.use).toEqual({ customer: "Carla's Collision", orders: 0, facility: null });
});

test("a typed distance is never overwritten, and the open orders there are repriced", async () => {
  const { address } = await addFor(shop.ada);
  const there = { customerId: shop.carla.customerId, pickup_address_id: address.id };
  const open = await addOrder(server.db.owner, shop, { ...there, intake_method: "pickup", fuel_cost: 1 });
  const brought = await addOrder(server.db.owner, shop, { ...there, intake_method: "dropOff", fuel_cost: 1 });
  const over = await addOrder(server.db.owner, shop, {
    ...there,
    intake_method: "pickup",
    fuel_cost: 1,
    status: "released",
  });

  const typed = await ask(shop.tom, "type", { id: address.id, version: address.version, miles: 28.2 });
  const moved = await addFor(shop.ada, { id: address.id, version: typed.address.version, street: "2 Pearl St" });
  const computed = await ask(shop.ada, "compute", { id: address.id });

  expect(moved.address).toMatchObject({ street: "2 Pearl St", distanceToSensi: 28.2, distanceSource: "manual" });
  expect(computed.error.extensions.code).toBe("distance-typed");
  expect([await fuelOf(open), await fuelOf(brought), await fuelOf(over)]).toEqual([2548, 1, 1]);
});

test("miles are typed with a new address by staff, not by its customer", async () => {
  const nowhere = { latitude: null, longitude: null, miles: 12.5 };
  const [byStaff, byCarla] = [await addFor(shop.tom, nowhere), await addFor(shop.carla, nowhere)];
  const tooFar = await addFor(shop.tom, { ...nowhere, miles: 2001 });

  expect(byStaff.address).toMatchObject({ distanceToSensi: 12.5, distanceSource: "manual" });
  expect(byCarla.address).toMatchObject({ distanceToSensi: null, distanceSource: null });
  expect(tooFar.error.extensions).toMatchObject({ code: "invalid-input", fields: [{ field: "miles" }] });
});

test("a typed distance that is removed is computed again", async () => {
  const { address } = await addFor(shop.ada);
  const typed = await ask(shop.ada, "type", { id: address.id, version: address.version, miles: 5 });

  const back = await ask(shop.ada, "type", { id: address.id, version: typed.address.version, miles: null });

  expect(back.address).toMatchObject({ distanceToSensi: 30.2, distanceSource: "computed" });
});

test("without coordinates the error says what is missing", async () => {
  const { address } = await addFor(shop.ada, { latitude: null, longitude: null });

  const { error } = await ask(shop.ada, "compute", { id: address.id });

  expect(address.distanceToSensi).toBeNull();
  expect(error.extensions.code).toBe("coordinates-missing");
});

test("a customer's address that changes loses its coordinates and its distance", async () => {
  const { address } = await addFor(shop.ada);

  const changed = await ask(shop.carla, "save", {
    ...boulder,
    id: address.id,
    version: address.version,
    street: "9 Elsewhere",
  });

  expect(changed.address).toMatchObject({ street: "9 Elsewhere", latitude: null, distanceToSensi: null });
});

test("editing only the pickup instructions keeps the distance", async () => {
  const { address } = await addFor(shop.ada);

  const changed = await ask(shop.carla, "save", {
    ...boulder,
    id: address.id,
    version: address.version,
    pickupSpotDescription: "Behind the hall",
    latitude: 1,
    longitude: 1,
  });

  expect(changed.address).toMatchObject({ latitude: 40.015, distanceToSensi: 30.2 });
});

test("an address needs pickup instructions while a vehicle is to be picked up there", async () => {
  const { address } = await addFor(shop.ada, { pickupSpotDescription: "Bay 2" });
  const there = { customerId: shop.carla.customerId, pickup_address_id: address.id, intake_method: "pickup" };
  const order = await addOrder(server.db.owner, shop, there);
  const emptied = { id: address.id, version: address.version, pickupSpotDescription: "" };

  const refused = await addFor(shop.ada, emptied);
  await server.db.owner.query("update app.service_orders set intake_method = 'dropOff' where id = $1", [order.id]);
  const saved = await addFor(shop.ada, emptied);

  expect(refused.error.extensions.fields).toMatchObject([{ field: "pickupSpotDescription" }]);
  expect(saved.address).toMatchObject({ id: address.id });
});

test("a distance that becomes known ends the alert about it", async () => {
  const { address } = await addFor(shop.ada);
  const there = { customerId: shop.carla.customerId, pickup_address_id: address.id, intake_method: "tow" };
  const { id } = await addOrder(server.db.owner, shop, { ...there, fuel_cost: 1 });
  const key = `distanceMissing:${id}`;
  await server.db.owner.query({
    text: "insert into app.admin_notifications (message, kind, service_order_id, dedupe_key) values ('?', 'distanceMissing', $1, $2)",
    values: [id, key],
  });

  await ask(shop.ada, "type", { id: address.id, version: address.version, miles: 80 });

  const { rows } = await server.db.owner.query({
    text: "select kind, status from app.admin_notifications where service_order_id = $1 order by kind",
    values: [id],
  });
  expect(rows).toEqual([
    { kind: "distanceMissing", status: "handled" },
    { kind: "outOfArea", status: "unhandled" },
  ]);
  expect(await fuelOf({ id })).toBe(1);
});

test("when the base moves the computed distances are updated", async () => {
  const { address } = await addFor(shop.ada);
  const { rows } = await server.db.owner.query("select version from app.addresses where id = $1", [base.id]);
  const place = { street: "1 Base", city: "Denver", state: "CO", postalCode: "80223" };

  await ask(shop.ada, "save", {
    ...place,
    id: base.id,
    version: rows[0].version,
    latitude: 40.015,
    longitude: -105.2705,
  });
  const { rows: after } = await server.db.owner.query("select distance_to_sensi from app.addresses where id = $1", [
    address.id,
  ]);

  expect(after[0].distance_to_sensi).toBe(0);
});

test("a customer adds only own addresses, whatever the input says", async () => {
  const { address } = await addFor(shop.cyd, { customerId: shop.carla.customerId });

  expect(address.use.customer).toBe("Cyd's Body Works");
});

test("another customer's address is not found, and customers cannot set distances", async () => {
  const { address } = await addFor(shop.ada);

  const foreign = await ask(shop.cyd, "save", { ...boulder, id: address.id, version: address.version });
  const own = await ask(shop.carla, "type", { id: address.id, version: address.version, miles: 1 });

  expect([foreign.error.extensions.code, own.error.extensions.code]).toEqual(["not-found", "permission-error"]);
});

test("a stale version is rejected", async () => {
  const { address } = await addFor(shop.ada);
  await addFor(shop.tom, { id: address.id, version: address.version, city: "Denver" });

  const second = await addFor(shop.ada, { id: address.id, version: address.version, city: "Aurora" });

  expect(second.error.extensions.code).toBe("address-changed");
});

test("each invalid field is reported", async () => {
  const { error } = await addFor(shop.ada, { street: " ", postalCode: "1", latitude: 99 });

  expect(error.extensions.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "latitude",
    "postalCode",
    "street",
  ]);
});

test("addresses are searched, and filtered by missing distance", async () => {
  await addFor(shop.ada, { street: "77 Nowhere Rd", latitude: null, longitude: null });
  const query = `{ addresses(filter: { searchText: { includes: "nowhererd" }, distanceToSensi: { isNull: true }, archivedAt: { isNull: true } },
    orderBy: [STREET_ASC, DISTANCE_TO_SENSI_DESC]) { totalCount nodes { use { customer } } } }`;

  const { data } = await server.graphql(query, {}, { token: await tokenFor(shop.tom, server) });

  expect(data.addresses).toEqual({ totalCount: 1, nodes: [{ use: { customer: "Carla's Collision" } }] });
});

test("a new base applies to computed distances and leaves typed ones", async () => {
  const { owner } = server.db;
  const springs = buildAddress({ latitude: 38.8339, longitude: -104.8214 });
  await save(owner, "app.addresses", [springs]);
  const facility = buildFacility({ address_id: springs.id });
  await save(owner, "app.facilities", [facility]);
  const [computed, typed] = [(await addFor(shop.tom)).address, (await addFor(shop.tom)).address];
  await ask(shop.ada, "type", { id: typed.id, version: typed.version, miles: 12 });
  const input = {
    id: facility.id,
    version: 1,
    facilityName: facility["facility_name"],
    isBase: true,
    isActive: true,
    timeZone: "America/Denver",
    workingHours: {},
    closures: [],
    checksCompetences: false,
  };
  const update = "mutation ($input: UpdateFacilityInput!) { updateFacility(input: $input) { facility { id } } }";

  const { errors } = await server.graphql(update, { input }, { token: await tokenFor(shop.ada, server) });

  const distances = "select distance_to_sensi::float8 as miles from app.addresses where id = any ($1) order by miles";
  const { rows } = await owner.query<{ miles: number }>(distances, [[computed.id, typed.id]]);
  expect(errors).toBeUndefined();
  expect(rows[0]?.miles).toBe(12);
  expect(rows[1]?.miles).toBeGreaterThan(80);
});
