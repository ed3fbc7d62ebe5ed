import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPlaces } from "#integrations/places/places.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { openShop, type Shop } from "../../../test/shop.ts";
import { locateAddress } from "./locate-address.ts";

let db: TestDatabase;
let shop: Shop;
let url: string;
let asked: string[];
let answers: { search: unknown; route: unknown; status: number };

/** Instead of a status: the service accepts the question and never answers. */
const silence = 0;
const service = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (answers.status === silence) return;
  const body = request.url?.startsWith("/search") ? answers.search : answers.route;
  response
    .writeHead(answers.status, { "content-type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));
});

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const base = buildAddress({ latitude: 39.7392, longitude: -104.9903 });
  await save(db.owner, "app.addresses", [base]);
  await db.owner.query("update app.facilities set address_id = $1 where is_base", [base.id]);
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answers = {
    search: [{ lat: "40.015", lon: "-105.2705", display_name: "Boulder" }],
    route: { code: "Ok", routes: [{ distance: 46_671 }] },
    status: 200,
  };
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await db[Symbol.asyncDispose]();
});

const now = () => new Date("2026-05-04T18:00:00Z");
let houseNumber = 0;

async function newAddress(values: object = {}) {
  houseNumber += 1;
  const row = buildAddress({
    customer_id: shop.carla.customerId,
    street: `${houseNumber} Pearl St`,
    latitude: null,
    longitude: null,
    ...values,
  });
  await save(db.owner, "app.addresses", [row]);
  return row;
}

const locate = (id: string, { geocoder = true, routing = true, clock = now } = {}) => {
  const places = openPlaces({
    geocoderUrl: geocoder ? url : null,
    routingUrl: routing ? url : null,
    userAgent: "Boresight",
    pause: 0,
    patience: answers.status === silence ? 200 : 5000,
  });
  return locateAddress(id, { pool: db.server, clock, places });
};

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: "select latitude, longitude, distance_to_sensi as miles, distance_source as source from app.addresses where id = $1",
    values: [id],
  });
  return rows[0];
}

test("an address without coordinates gets them, and its driving distance from the base", async () => {
  const { id } = await newAddress();

  await locate(id);

  expect(await stored(id)).toEqual({ latitude: 40.015, longitude: -105.2705, miles: 29, source: "computed" });
  expect(asked).toEqual([
    expect.stringMatching(/^\/search\?format=jsonv2&limit=1&street=.*Pearl/),
    "/route/v1/driving/-104.9903,39.7392;-105.2705,40.015?overview=false",
  ]);
});

test("without a routing service the distance is approximated", async () => {
  const { id } = await newAddress();

  await locate(id, { routing: false });

  expect(await stored(id)).toMatchObject({ miles: 30.2, source: "computed" });
});

test("the same place is asked for once in 90 days, also one that is unknown", async () => {
  answers.search = [];
  const first = await newAddress({ street: "1 Nowhere Rd" });
  const second = await newAddress({ street: "1 Nowhere Rd" });
  await locate(first.id);
  await locate(second.id);
  const before = asked.length;
  await locate(second.id, { clock: () => new Date("2026-09-04T18:00:00Z") });

  expect([before, asked.length]).toEqual([1, 2]);
  expect(await stored(second.id)).toMatchObject({ latitude: null, miles: null });
});

test("what people typed stays: coordinates and distance", async () => {
  const placed = await newAddress({ latitude: 39.5, longitude: -105 });
  const typed = await newAddress({ distance_to_sensi: 12, distance_source: "manual" });

  await locate(placed.id);
  await locate(typed.id);

  expect(await stored(placed.id)).toMatchObject({ latitude: 39.5, longitude: -105 });
  expect(await stored(typed.id)).toMatchObject({ miles: 12, source: "manual" });
});

test("where no road leads the approximation stays", async () => {
  answers.route = { code: "NoRoute", message: "Impossible route between points" };
  const { id } = await newAddress();

  await locate(id);

  expect(await stored(id)).toMatchObject({ miles: 30.2 });
});

test.each([
  ["a server error", { status: 503 }],
  ["nonsense", { search: { error: "busy" } }],
  ["what is no JSON", { search: "<html>Busy</html>" }],
  ["impossible coordinates", { search: [{ lat: "400", lon: "0" }] }],
  ["nothing, ever", { status: silence }],
])("a geocoder that answers %s changes nothing, and the job is tried again", async (_what, wrong) => {
  Object.assign(answers, wrong);
  const { id } = await newAddress();

  await expect(locate(id)).rejects.toThrow();

  expect(await stored(id)).toMatchObject({ latitude: null, miles: null });
});

test.each([
  ["a server error", { status: 500 }],
  ["nonsense", { route: { code: "Ok", routes: "none" } }],
  ["nothing, ever", { status: silence }],
])("a routing service that answers %s leaves the approximation, and the job is tried again", async (_what, wrong) => {
  Object.assign(answers, wrong);
  const { id } = await newAddress({ latitude: 40.015, longitude: -105.2705, distance_to_sensi: 30.2 });

  await expect(locate(id, { geocoder: false })).rejects.toThrow();

  expect(await stored(id)).toMatchObject({ latitude: 40.015, miles: 30.2 });
});

test("without services nothing is asked", async () => {
  const { id } = await newAddress();

  await locate(id, { geocoder: false, routing: false });

  expect([asked, (await stored(id)).latitude]).toEqual([[], null]);
});

test("an address that somebody changes meanwhile is left to the job of that change", async () => {
  const { id } = await newAddress();
  const places = openPlaces({ geocoderUrl: url, routingUrl: null, userAgent: "Boresight", pause: 0 });
  const geocode = async () => {
    await db.owner.query("update app.addresses set street = 'Elsewhere' where id = $1", [id]);
    return { latitude: 1, longitude: 1 };
  };

  await locateAddress(id, { pool: db.server, clock: now, places: { ...places, geocode } });

  expect((await stored(id)).latitude).toBeNull();
});
