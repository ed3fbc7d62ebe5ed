import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { buildAddress, buildAppointment, save } from "#db/rows/factories.ts";
import { readOnTheRoad } from "./read-on-the-road.ts";
import { arriveAtStop } from "./arrive-at-stop.ts";
import { delayArrival } from "./delay-arrival.ts";
import { finishStop } from "./finish-stop.ts";
import { startTravel } from "./start-travel.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
let now = new Date();
const clock = () => now;
const at = (time: string) => `2026-07-06T${time}:00-06:00`;
const code = (expected: string) => expect.objectContaining({ code: expected });

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date(at("09:00"));
  for (const table of ["work_entries", "trips", "messages", "appointments"])
    await db.owner.query(`delete from app.${table}`);
});

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx));

/** A confirmed mobile appointment of Tom's, so many miles from the base. */
async function stop(values: object = {}, place: object = { distance_to_sensi: 35 }) {
  const { customerId } = shop.carla;
  const order = await addOrder(db.owner, shop, { customerId, status: "scheduled", intake_method: "mobile" });
  const address = buildAddress({ customer_id: customerId, ...place });
  await save(db.owner, "app.addresses", [address]);
  const appointment = buildAppointment({
    service_order_id: order.id,
    facility_id: shop.facilityId,
    bay_id: bays.first.id,
    address_id: address.id,
    technician_id: shop.tom.userId,
    kind: "mobile",
    starts_at: at("10:00"),
    ends_at: at("11:00"),
    ...values,
  });
  await save(db.owner, "app.appointments", [appointment]);
  return { id: appointment.id, orderId: order.id };
}

const trips = async () =>
  (
    await db.owner.query(
      `select id, version, started_at as started, expected_at as expected, arrived_at as arrived, ended_at as ended
        from app.trips order by created_at`,
    )
  ).rows;

const told = async () =>
  (
    await db.owner.query(
      `select context #>> '{trip,arrival}' as arrival from app.messages where template = 'on-my-way' order by created_at`,
    )
  ).rows.map(({ arrival }) => arrival);

const worked = async () =>
  (
    await db.owner.query(
      `select kind, to_char(started_at at time zone 'America/Denver', 'HH24:MI') as "from",
        to_char(ended_at at time zone 'America/Denver', 'HH24:MI') as "to"
      from app.work_entries where not is_void order by started_at`,
    )
  ).rows.map(({ kind, from, to }) => `${kind} ${from}-${to ?? ""}`);

test("on the way, there, done: the customer hears once, and each time is recorded", async () => {
  const { id } = await stop();

  await run(startTravel, shop.tom, { id });
  now = new Date(at("09:50"));
  await run(arriveAtStop, shop.tom, { id });
  now = new Date(at("11:10"));
  await run(finishStop, shop.tom, { id });

  expect(await worked()).toEqual(["travel 09:00-09:50", "work 09:50-11:10"]);
  expect(await told()).toEqual(["2026-07-06T16:00:00.000Z"]);
  const { rows } = await db.owner.query("select status from app.appointments");
  expect(rows).toEqual([{ status: "arrived" }]);
});

test("who always takes half as long again is expected that much later", async () => {
  const { id: before } = await stop({ status: "completed" });
  await db.owner.query(
    `insert into app.trips (appointment_id, service_order_id, user_id, started_at, arrived_at, ended_at, estimated_minutes)
      select a.id, a.service_order_id, a.technician_id, $2::timestamptz - n * interval '1 day',
        $2::timestamptz - n * interval '1 day' + interval '30 minutes', $2::timestamptz - n * interval '1 day' + interval '2 hours', 20
      from app.appointments a, generate_series(1, 12) n where a.id = $1`,
    [before, now],
  );
  const { id } = await stop();

  await run(startTravel, shop.tom, { id });

  expect(await told()).toEqual(["2026-07-06T16:30:00.000Z"]);
});

test.each([
  ["without coordinates and distance, without a time", {}, null],
  ["by coordinates where both are known", { latitude: 40.7, longitude: -111.9, distance_to_sensi: 500 }, "15:30"],
])("the customer is told %s", async (_, place, time) => {
  const base = buildAddress({ customer_id: null, latitude: 40.5, longitude: -111.9 });
  await save(db.owner, "app.addresses", [base]);
  await db.owner.query("update app.facilities set address_id = $1 where id = $2", [base.id, shop.facilityId]);
  const { id } = await stop({}, { latitude: null, longitude: null, distance_to_sensi: null, ...place });

  await run(startTravel, shop.tom, { id });

  expect(await told()).toEqual([time && `2026-07-06T${time}:00.000Z`]);
});

test("from the second stop on the way is measured from the one before", async () => {
  const first = await stop({}, { latitude: 41, longitude: -112 });
  const second = await stop({ starts_at: at("13:00"), ends_at: at("14:00") }, { latitude: 41.1, longitude: -112 });
  await run(arriveAtStop, shop.tom, { id: first.id });

  await run(startTravel, shop.tom, { id: second.id });

  expect((await trips())[1]).toMatchObject({ expected: "2026-07-06T15:15:00.000Z" }); // 8.6 miles
});

test("where the router was asked, the way takes as long as it said", async () => {
  const base = buildAddress({ customer_id: null, latitude: 40.5, longitude: -111.9 });
  await save(db.owner, "app.addresses", [base]);
  await db.owner.query("update app.facilities set address_id = $1 where id = $2", [base.id, shop.facilityId]);
  const { id } = await stop({}, { latitude: 40.7, longitude: -111.9 });
  const way = { from_latitude: 40.5, from_longitude: -111.9, to_latitude: 40.7, to_longitude: -111.9 };
  await save(db.owner, "app_private.road_ways", [{ ...way, seconds: 3000, miles: 22, asked_at: at("08:00") }]);

  await run(startTravel, shop.tom, { id });

  expect(await told()).toEqual(["2026-07-06T15:50:00.000Z"]); // In 50 minutes, where 30 are estimated.
  const { rows } = await db.owner.query("select round(estimated_minutes) as estimated from app.trips");
  expect(rows).toEqual([{ estimated: 30 }]); // The pace is learned by distance.
});

test("a delay is told again only where it is asked for and worth telling", async () => {
  const { id } = await stop();
  await run(startTravel, shop.tom, { id });
  const delay = async (minutes: number, tell: boolean) => {
    const [trip] = await trips();
    return (await run(delayArrival, shop.tom, { id: trip.id, version: trip.version, minutes, tell })).isTold;
  };

  expect([await delay(70, true), await delay(90, false), await delay(90, true)]).toEqual([false, false, true]);
  expect(await told()).toEqual(["2026-07-06T16:00:00.000Z", "2026-07-06T16:30:00.000Z"]);
});

test("a departure that is heard of after the arrival tells nobody", async () => {
  const { id } = await stop();
  now = new Date(at("13:00"));

  await run(startTravel, shop.tom, { id, at: at("09:00") });
  await run(arriveAtStop, shop.tom, { id, at: at("09:40") });
  await run(finishStop, shop.tom, { id, at: at("11:00") });

  expect(await told()).toEqual([]);
  expect(await worked()).toEqual(["travel 09:00-09:40", "work 09:40-11:00"]);
});

test("what the device sends out of order still counts as it was", async () => {
  const [first, second] = [await stop(), await stop({ starts_at: at("13:00"), ends_at: at("14:00") })];
  await run(startTravel, shop.tom, { id: first.id });
  now = new Date(at("12:30"));

  await run(startTravel, shop.tom, { id: second.id, at: at("12:00") });
  await run(arriveAtStop, shop.tom, { id: first.id, at: at("10:00") });
  await run(finishStop, shop.tom, { id: first.id, at: at("11:30") });

  expect(await worked()).toEqual(["travel 09:00-10:00", "work 10:00-11:30", "travel 12:00-"]);
  expect(await trips()).toMatchObject([
    { arrived: "2026-07-06T16:00:00.000Z", ended: "2026-07-06T17:30:00.000Z" },
    { arrived: null, ended: null },
  ]);
});

test("only its technician drives, or the office says so for them", async () => {
  const mine = await stop();
  const ofAda = await stop({ technician_id: shop.ada.userId, starts_at: at("13:00"), ends_at: at("14:00") });

  await expect(run(startTravel, shop.tom, { id: ofAda.id })).rejects.toThrow(code("permission-error"));
  await expect(run(startTravel, shop.carla, { id: mine.id })).rejects.toThrow(code("permission-error"));
  await run(startTravel, shop.ada, { id: mine.id });
  const { rows } = await db.owner.query("select user_id as id from app.work_entries");
  expect(rows).toEqual([{ id: shop.tom.userId }]);
  const [trip] = await trips();
  await expect(run(delayArrival, shop.carla, { id: trip.id, version: trip.version, minutes: 5 })).rejects.toThrow(
    code("permission-error"),
  );
});

test("nobody sets out twice, to what is over or what comes by itself", async () => {
  const [mine, over, comes] = [
    await stop(),
    await stop({ status: "cancelled" }),
    await stop({ kind: "dropOff", starts_at: at("15:00"), ends_at: at("16:00") }),
  ];
  await run(startTravel, shop.tom, { id: mine.id });

  await expect(run(startTravel, shop.tom, { id: mine.id })).rejects.toThrow(code("trip-under-way"));
  await expect(run(startTravel, shop.tom, { id: over.id })).rejects.toThrow(code("appointment-over"));
  await expect(run(startTravel, shop.tom, { id: comes.id })).rejects.toThrow(code("stop-not-driven-to"));
  await expect(run(finishStop, shop.tom, { id: over.id })).rejects.toThrow(code("trip-over"));
  await run(arriveAtStop, shop.tom, { id: mine.id });
  await expect(run(arriveAtStop, shop.tom, { id: mine.id })).rejects.toThrow(code("trip-under-way"));
  const [trip] = await trips();
  const late = { id: trip.id, version: trip.version, minutes: 5 };
  await expect(run(delayArrival, shop.tom, late)).rejects.toThrow(code("trip-over"));
  await expect(run(delayArrival, shop.tom, { ...late, version: 1 })).rejects.toThrow(code("trip-changed"));
});

test("staff see who is on the road, the next to arrive first, and customers do not", async () => {
  const [far, near] = [
    await stop({ technician_id: shop.ada.userId }),
    await stop({ starts_at: at("13:00"), ends_at: at("14:00") }, { distance_to_sensi: 5 }),
  ];
  await run(startTravel, shop.ada, { id: far.id });
  await run(startTravel, shop.tom, { id: near.id });
  const [ofAda, ofTom] = await trips();

  expect(await run(readOnTheRoad, shop.tom, {})).toEqual([ofTom.id, ofAda.id]);
  await expect(run(readOnTheRoad, shop.carla, {})).rejects.toThrow(code("permission-error"));
});
