import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPlaces } from "#integrations/places/places.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { startRouter, type Behavior, type FakeRouter } from "../../../../test/fakes/osrm-router.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addVanStop, milesEast, placeBase } from "../../../../test/schedule/van-stops.ts";
import { addOrder, openShop, type Shop } from "../../../../test/shop.ts";
import { buildAddress, save } from "#db/rows/factories.ts";
import { proposePlan } from "../routes/propose-plan.ts";
import { askRoads } from "./ask-roads.ts";

let db: TestDatabase;
let shop: Shop;
let van: string;
let router: FakeRouter;
const noon = new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const clock = () => noon;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  van = (await addBays(db.owner, shop.facilityId)).van.id;
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("delete from app.appointments");
  await db.owner.query("delete from app_private.road_ways");
  await db.owner.query("update app.service_orders set intake_method = 'dropOff'");
});

const act = verbsOver(() => db, { clock });
const stop = (miles: number, time: string, date = "2026-05-06") =>
  addVanStop(db.owner, shop, { bayId: van, miles, starts: `${date} ${time}` });

const ask = (at = clock, patience = 60_000) => {
  const places = openPlaces({ geocoderUrl: null, routingUrl: router.url, userAgent: "Boresight", patience });
  return askRoads({ pool: db.server, clock: at, places });
};

interface Proposed {
  before: readonly { miles: number; homeMinutes: number; stops: readonly { miles: number; driveMinutes: number }[] }[];
  left: readonly object[];
}

const day = async (): Promise<Proposed> => {
  const answer = await act(shop.ada, proposePlan, { facilityId: shop.facilityId, date: "2026-05-06" });
  return answer as unknown as Proposed; // What the API shows of the routes is made from these objects.
};

const drives = async () => {
  const { before } = await day();
  return before.map(({ stops, homeMinutes }) => [...stops.map(({ driveMinutes }) => driveMinutes), homeMinutes]);
};

test("a van's day is driven by road, asked of the router once", async () => {
  await using asked = (router = await startRouter());
  await stop(10, "09:00");
  await stop(20, "12:00");

  await ask();
  await ask();

  expect(asked.questions()).toEqual([
    expect.stringMatching(/^\/table\/v1\/driving\/-104\.9,39\.7;[-\d.,;]+\?annotations=duration,distance$/),
  ]);
  expect(await drives()).toEqual([[30, 30, 60]]); // At 20 mph by road, where 20, 20 and 35 are estimated.
});

test("a place that is added is asked for with its day, and other days are not", async () => {
  await using asked = (router = await startRouter());
  await stop(10, "09:00");
  await stop(15, "09:00", "2026-05-07");
  await ask();
  await stop(20, "12:00");

  await ask();

  expect(asked.questions().map((question) => question.split(";").length)).toEqual([2, 2, 3]);
});

test("the roads of a month ago are asked for anew", async () => {
  await using asked = (router = await startRouter());
  await stop(10, "09:00", "2026-06-10");
  await ask(() => new Date("2026-06-01T18:00:00Z"));

  await ask(() => new Date("2026-06-09T18:00:00Z"));
  await ask(() => new Date("2026-07-10T18:00:00Z"));

  expect(asked.questions()).toHaveLength(1);
  expect((await db.owner.query("select from app_private.road_ways")).rowCount).toBe(0);
});

/** A mobile order that has no time yet, so many miles from the base. */
async function waiting(miles: number, values: object = {}) {
  const { customerId } = shop.carla;
  const address = buildAddress({ customer_id: customerId, ...milesEast(miles) });
  await save(db.owner, "app.addresses", [address]);
  const mobile = { intake_method: "mobile", pickup_address_id: address.id, status_changed_at: "2026-05-03T18:00:00Z" };
  return addOrder(db.owner, shop, { customerId, status: "approved", ...mobile, ...values });
}

test("where an order waits for a time, the ways from the base and the next stops are asked for, once", async () => {
  await using asked = (router = await startRouter());
  await stop(10, "09:00");
  await waiting(-20);
  await waiting(-40, { intake_method: "dropOff" });
  await ask();
  const first = asked.questions().map((question) => question.split(";").length);
  await ask();

  expect([first, asked.questions().length]).toEqual([[2, 3], 2]);
  const { rows } = await db.owner.query(
    "select count(*)::integer as known from app_private.road_ways where from_longitude = $1",
    [milesEast(-20).longitude],
  );
  expect(rows).toEqual([{ known: 2 }]);
});

test("what is booked, over or far away in the past waits for no time", async () => {
  await using asked = (router = await startRouter());
  await waiting(-20, { status: "cancelled" });
  await waiting(-25, { status_changed_at: "2026-01-05T18:00:00Z" });
  await stop(10, "09:00");

  await ask();

  expect(asked.questions().map((question) => question.split(";").length)).toEqual([2]);
});

test("from an island nobody comes, and the plan says so", async () => {
  await using asked = (router = await startRouter({ islands: [milesEast(20)] }));
  await stop(10, "09:00");
  const { id } = await stop(20, "12:00");

  await ask();

  expect(asked.questions()).toHaveLength(1);
  expect((await day()).left).toEqual([{ id, reason: "noRoad" }]);
});

test.each<[string, Behavior, number?]>([
  ["does not answer", { isSilent: true }, 300],
  ["answers with a page", { body: "<html>Welcome to nginx</html>" }],
  ["answers about other places", { body: JSON.stringify({ code: "Ok", durations: [[0]], distances: [[0]] }) }],
  [
    "takes no such question",
    { body: JSON.stringify({ code: "TooBig", message: "Too many table coordinates" }), status: 400 },
  ],
])("while the router %s, ways are estimated", async (_, more, patience) => {
  await using asked = (router = await startRouter(more));
  await stop(10, "09:00");

  await expect(ask(clock, patience)).rejects.toThrow();

  expect(asked.questions()).toHaveLength(1);
  expect(await drives()).toEqual([[20, 20]]);
});

test("without a router nothing is asked", async () => {
  await stop(10, "09:00");
  const places = openPlaces({ geocoderUrl: null, routingUrl: null, userAgent: "Boresight" });

  await askRoads({ pool: db.server, clock, places });

  expect(await drives()).toEqual([[20, 20]]);
});
