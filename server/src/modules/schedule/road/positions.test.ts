import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addVanStop, milesEast, placeBase } from "../../../../test/schedule/van-stops.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { cancelAppointment } from "../cancel-appointment.ts";
import { arriveAtStop } from "./arrive-at-stop.ts";
import { finishStop } from "./finish-stop.ts";
import { followDelays } from "./follow-delays.ts";
import { reportPosition } from "./report-position.ts";
import { startTravel } from "./start-travel.ts";
import { stopSharingPosition } from "./stop-sharing-position.ts";

let db: TestDatabase;
let shop: Shop;
let van: string;
let now = new Date();
const clock = () => now;
const date = "2026-05-06"; // A Wednesday.
/** By the clock in Denver. */
const at = (time: string) => new Date(`${date}T${time}-06:00`);
const code = (expected: string) => expect.objectContaining({ code: expected });

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  van = (await addBays(db.owner, shop.facilityId)).van.id;
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ["work_entries", "trips", "messages", "appointments"])
    await db.owner.query(`delete from app.${table}`);
});

const act = verbsOver(() => db, { clock });

/** Tom is on the way since 8:40 to a stop 10 miles from the base, expected at 9:00. */
async function onTheWay(values: object = {}) {
  const appointment = await addVanStop(db.owner, shop, { bayId: van, miles: 10, starts: `${date} 09:00`, ...values });
  now = at("08:40:00");
  await act(shop.tom, startTravel, { id: appointment.id });
  const { rows } = await db.owner.query("select id from app.trips where appointment_id = $1", [appointment.id]);
  return { id: appointment.id, tripId: String(rows[0].id) };
}

async function report(tripId: string, miles: number, time: string, person: Person = shop.tom): Promise<void> {
  now = at(time);
  await act(person, reportPosition, { id: tripId, ...milesEast(miles) });
}

const kept = async () => {
  const { rows } = await db.owner.query(
    `select minutes_away as away, to_char(seen_at at time zone 'America/Denver', 'HH24:MI:SS') as seen from app.trip_positions`,
  );
  return rows.map(({ away, seen }) => `${seen} ${away}`);
};

const told = async () =>
  (await db.owner.query("select count(*)::integer as count from app.messages where template = 'on-my-way'")).rows[0]
    .count;

const expected = async () => {
  const { rows } = await db.owner.query(
    "select to_char(expected_at at time zone 'America/Denver', 'HH24:MI') as time from app.trips order by created_at",
  );
  return rows.map(({ time }) => time);
};

const seenBy = (person: Person) =>
  inTransaction({ pool: db.server, clock }, person, ({ caller }) =>
    caller.rows({ text: "select trip_id from app.trip_positions" }),
  ).then(
    (rows) => rows.length,
    () => "refused",
  );

test("the last place alone is kept, not more often than every 20 seconds", async () => {
  const { tripId } = await onTheWay();
  await report(tripId, 1, "08:45:00");
  await report(tripId, 2, "08:45:19");
  const first = await kept();
  await report(tripId, 4, "08:46:00");

  expect([first, await kept()]).toEqual([["08:45:00 20"], ["08:46:00 15"]]);
});

test("the expected arrival follows where they are, and the customer hears of it where it is worth telling", async () => {
  const { tripId } = await onTheWay();
  await report(tripId, 1, "08:41:00");
  const inTime = [await expected(), await told()];
  await report(tripId, -10, "08:59:00"); // 35 minutes away.

  expect(inTime).toEqual([["09:00"], 1]);
  expect([await expected(), await told()]).toEqual([["09:35"], 2]);
});

test("whoever was seen lately is not expected before they can be there", async () => {
  const { tripId } = await onTheWay();
  await report(tripId, 6, "08:54:00"); // 10 minutes away, which is no other arrival.
  now = at("09:01:00");
  await followDelays({ pool: db.server, clock });

  expect(await expected()).toEqual(["09:15"]);
});

test("only its technician says where a drive is, while it is under way", async () => {
  const { id, tripId } = await onTheWay();

  await expect(report(tripId, 1, "08:45:00", shop.ada)).rejects.toThrow(code("permission-error"));
  await expect(report(tripId, 1, "08:45:00", shop.carla)).rejects.toThrow(code("permission-error"));
  await expect(act(shop.ada, stopSharingPosition, { id: tripId })).rejects.toThrow(code("permission-error"));
  await act(shop.tom, arriveAtStop, { id });
  await expect(report(tripId, 1, "08:46:00")).rejects.toThrow(code("trip-over"));
});

test("the office and they themselves see where they are; customers do not", async () => {
  const { tripId } = await onTheWay();
  await report(tripId, 1, "08:45:00");

  expect([await seenBy(shop.ada), await seenBy(shop.tom), await seenBy(shop.carla)]).toEqual([1, 1, "refused"]);
});

const ends: Record<string, (stop: { id: string; tripId: string }) => Promise<unknown>> = {
  "they arrive": ({ id }) => act(shop.tom, arriveAtStop, { id }),
  "they are done": ({ id }) => act(shop.tom, finishStop, { id }),
  "they stop sharing": ({ tripId }) => act(shop.tom, stopSharingPosition, { id: tripId }),
  "the appointment is canceled": ({ id }) =>
    act(shop.ada, cancelAppointment, { id, version: 1, reason: "The car is sold" }),
  "they set out for another stop": async () => {
    const next = await addVanStop(db.owner, shop, { bayId: van, miles: 5, starts: `${date} 13:00` });
    await act(shop.tom, startTravel, { id: next.id });
  },
  "ten minutes have passed since they said it": async () => {
    now = at("08:55:01");
    await followDelays({ pool: db.server, clock });
  },
};

test.each(Object.keys(ends))("nothing is kept once %s", async (what) => {
  const stop = await onTheWay();
  await report(stop.tripId, 1, "08:45:00");
  const before = await kept();

  await ends[what]?.(stop);

  expect([before.length, await kept()]).toEqual([1, []]);
});

test("no record of what happened has the place in it", async () => {
  const { tripId } = await onTheWay();
  await report(tripId, 1.2345, "08:45:00");

  const { longitude } = milesEast(1.2345);
  const { rows } = await db.owner.query(
    `select (select count(*)::integer from app.audit_entries a where a::text like $1) as audited,
      (select count(*)::integer from app_private.events e where e::text like $1) as emitted,
      (select count(*)::integer from app.messages m where m::text like $1) as written`,
    [`%${String(longitude).slice(0, 10)}%`],
  );
  expect(rows).toEqual([{ audited: 0, emitted: 0, written: 0 }]);
});
