import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { buildBay, save, type Row } from "#db/rows/factories.ts";
import { startWork } from "#modules/schedule/hours/start-work.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addVanStop, placeBase } from "../../../../test/schedule/van-stops.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { arriveAtStop } from "./arrive-at-stop.ts";
import { finishStop } from "./finish-stop.ts";
import { followDelays } from "./follow-delays.ts";
import { startTravel } from "./start-travel.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
let now = new Date();
const clock = () => now;
const date = "2026-05-06"; // A Wednesday.
/** By the clock in Denver. */
const at = (time: string) => new Date(`${date}T${time}:00-06:00`);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
  await placeBase(db.owner, shop);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of [
    "work_entries",
    "trips",
    "messages",
    "appointments",
    "shifts",
    "absences",
    "admin_notifications",
  ])
    await db.owner.query(`delete from app.${table}`);
  await db.owner.query("delete from graphile_worker._private_jobs");
});

const act = verbsOver(() => db, { clock });

const stop = (miles: number | null, time: string, more: Record<string, unknown> = {}) =>
  addVanStop(db.owner, shop, { bayId: bays.van.id, miles, starts: `${date} ${time}`, ...more });

/** The job once at each of these times. */
async function follow(...times: string[]): Promise<void> {
  for (const time of times) {
    now = at(time);
    await followDelays({ pool: db.server, clock });
  }
}

async function drive({ id }: Row, time: string): Promise<void> {
  now = at(time);
  await act(shop.tom, startTravel, { id });
}

async function arrive({ id }: Row, time: string): Promise<void> {
  now = at(time);
  await act(shop.tom, arriveAtStop, { id });
}

/** What customers were told, with the time of arrival in Denver. */
async function told(): Promise<string[]> {
  const { rows } = await db.owner.query(
    `select template, to_char((context #>> '{trip,arrival}')::timestamptz at time zone 'America/Denver', 'HH24:MI') as time
      from app.messages where template in ('on-my-way', 'running-late') order by created_at, template`,
  );
  return rows.map(({ template, time }) => `${template} ${time}`);
}

async function expected({ id }: Row): Promise<string | null> {
  const { rows } = await db.owner.query(
    "select to_char(app_private.expected_arrival($1) at time zone 'America/Denver', 'HH24:MI') as time",
    [id],
  );
  return rows[0].time;
}

const everyFiveMinutes = (from: string, count: number) =>
  Array.from({ length: count }, (_, step) =>
    new Date(Date.parse(`2026-05-06T${from}:00Z`) + step * 300_000).toISOString().slice(11, 16),
  );

test("who is not there when expected is expected later, and the customer hears of it once: for half an hour, then nobody knows", async () => {
  const one = await stop(10, "09:00");
  await drive(one, "08:40"); // 10 miles take 20 minutes.
  await follow("08:55", "09:01", "09:06");
  const soon = [await expected(one), await told()];
  await follow("09:12");
  const late = [await expected(one), await told()];
  await follow(...everyFiveMinutes("09:17", 30));

  expect(soon).toEqual(["09:10", ["on-my-way 09:00"]]);
  expect(late).toEqual(["09:20", ["on-my-way 09:00", "on-my-way 09:20"]]);
  expect([await expected(one), await told()]).toEqual(["09:30", ["on-my-way 09:00", "on-my-way 09:20"]]);
});

test("the next stop follows when the work before goes on: its customer hears of it, and again when it is caught up", async () => {
  const first = await stop(10, "09:00");
  const next = await stop(20, "10:45");
  await drive(first, "08:40");
  await arrive(first, "09:05");
  await follow("09:10", "10:20"); // Done by 10:20, and 20 minutes away.
  const inTime = [await expected(next), await told()];
  await follow("10:45", "10:50");
  const late = [await expected(next), await told()];
  now = at("10:52");
  await act(shop.tom, finishStop, { id: first.id });
  await follow("10:53");

  expect(inTime).toEqual([null, ["on-my-way 09:00"]]);
  expect(late).toEqual(["11:10", ["on-my-way 09:00", "running-late 11:05"]]);
  expect(await expected(next)).toBe("11:15");
  await drive(next, "10:55");
  expect([await expected(next), await told()]).toEqual([
    "11:15",
    ["on-my-way 09:00", "running-late 11:05", "on-my-way 11:15"],
  ]);
});

test("a start that is late makes every stop of the van late that follows, as far as it cannot be caught up", async () => {
  const [first, second, third] = [await stop(10, "08:00"), await stop(11, "09:20"), await stop(12, "12:00")];
  await drive(first, "08:40");
  await follow("08:41");

  expect([await expected(first), await expected(second), await expected(third)]).toEqual(["09:00", "10:20", null]);
  expect(await told()).toEqual(["on-my-way 09:00", "running-late 10:20"]);
});

test("nobody is written to who has no time yet, whose time is far ahead, or of whose van nothing is known", async () => {
  const first = await stop(10, "08:00");
  await stop(11, "09:20", { status: "requested" });
  await stop(12, "11:00");
  await stop(null, "12:30");
  await stop(5, "08:00", { bayId: bays.first.id, technicianId: shop.ada.userId });
  await drive(first, "08:40");
  await follow("08:41", "08:42");

  expect(await told()).toEqual(["on-my-way 09:00"]);
});

test("without a known distance no time was told, and none follows", async () => {
  const one = await stop(null, "09:00");
  await drive(one, "08:40");
  await follow("09:30", "10:30");

  expect([await expected(one), await told()]).toEqual([null, ["on-my-way null"]]);
});

test("an appointment that is moved is late for its new time alone", async () => {
  const first = await stop(10, "08:00");
  const next = await stop(11, "09:20");
  await drive(first, "08:40");
  await follow("08:41");
  await db.owner.query(
    "update app.appointments set starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours' where id = $1",
    [next.id],
  );
  await follow("08:42");

  expect(await expected(next)).toBeNull();
});

test("a stop that goes to another van is expected at its time again, and its customer hears of that", async () => {
  const first = await stop(10, "08:00");
  const next = await stop(11, "09:20");
  await drive(first, "08:40");
  await follow("08:41");
  const other = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
  await save(db.owner, "app.bays", [other]);
  await db.owner.query("update app.appointments set bay_id = $2 where id = $1", [next.id, other.id]);
  await follow("08:42", "08:43");

  expect(await expected(next)).toBeNull();
  expect(await told()).toEqual(["on-my-way 09:00", "running-late 10:20", "running-late 09:20"]);
});

test("what is over, or somebody has come to, is expected no more", async () => {
  const first = await stop(10, "08:00");
  const next = await stop(11, "09:20");
  await drive(first, "08:40");
  await follow("08:41");
  await db.owner.query("update app.appointments set status = 'cancelled' where id = $1", [next.id]);
  await arrive(first, "08:58");
  await follow("08:59");

  expect([await expected(first), await expected(next)]).toEqual([null, null]);
});

test("two workers at once tell a customer once", async () => {
  const first = await stop(10, "08:00");
  await stop(11, "09:20");
  await drive(first, "08:40");
  now = at("09:20");
  await Promise.all([1, 2, 3].map(() => followDelays({ pool: db.server, clock })));

  expect(await told()).toHaveLength(3);
});

const late = async () => (await db.owner.query("select appointment_id as id from app_private.late_arrivals")).rows;

test("what was late on another day is forgotten", async () => {
  const [one, next] = [await stop(10, "09:00"), await stop(-10, "10:30")];
  await drive(one, "09:30");
  await follow("09:31");
  expect(await late()).toEqual([{ id: next.id }]);

  await follow("22:31");

  expect(await late()).toEqual([]);
});

describe("whoever does not say that they arrived or left", () => {
  test("makes the next customer hear of a delay once at most, and not before their time", async () => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:45");
    await drive(first, "08:40");
    await arrive(first, "09:05");
    await follow("10:40");
    const before = await told();
    await follow(...everyFiveMinutes("10:45", 30));

    expect(before).toEqual(["on-my-way 09:00"]);
    expect([await expected(next), await told()]).toEqual(["11:35", ["on-my-way 09:00", "running-late 11:05"]]);
  });

  test("is waited for half an hour longer, of which the next customer hears nothing", async () => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:45");
    await drive(first, "08:40");
    await follow(...everyFiveMinutes("09:05", 20)); // Until 10:40.

    expect([await expected(next), await told()]).toEqual(["11:05", ["on-my-way 09:00", "on-my-way 09:20"]]);
  });

  test("has been there when they drive on after the time they were expected", async () => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:45");
    await drive(first, "08:40");
    await drive(next, "10:20");
    await follow("10:21", "10:30");

    expect([await expected(first), await told()]).toEqual([null, ["on-my-way 09:00", "on-my-way 10:55"]]);
  });

  test.each([
    ["starts to work there", (orderId: unknown) => act(shop.tom, startWork, { kind: "work", orderId })],
    ["records a calibration", (orderId: unknown) => record("calibration.passed", orderId, shop.tom.userId)],
  ])("is there when their technician %s", async (_, does) => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:45");
    await drive(first, "08:40");
    await arrive(first, "09:05");
    await follow("10:50");
    const late = await expected(next);
    now = at("10:52");
    await does(next["service_order_id"]);
    await follow(...everyFiveMinutes("10:55", 10));

    expect([late, await expected(next)]).toEqual(["11:10", null]);
    expect(await told()).toEqual(["on-my-way 09:00", "running-late 11:10"]);
  });

  test("is not there when somebody else records something of the order", async () => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:45");
    await drive(first, "08:40");
    await arrive(first, "09:05");
    now = at("10:50");
    await record("calibration.passed", next["service_order_id"], shop.ada.userId);
    await follow("10:50");

    expect(await expected(next)).toBe("11:10");
  });

  test("is done there when the order is finished", async () => {
    const first = await stop(10, "09:00");
    const next = await stop(20, "10:20");
    await drive(first, "08:40");
    await arrive(first, "09:05");
    await follow("09:30");
    const planned = await expected(next);
    now = at("09:35");
    await db.owner.query(`insert into app_private.seen_stops (appointment_id, there_at, done_at) values ($1, $2, $2)`, [
      first.id,
      now,
    ]);
    await follow("09:36");

    expect([planned, await expected(next)]).toEqual(["10:40", "10:20"]);
  });
});

/** As its verb does, by this person. */
const record = (type: "calibration.passed", orderId: unknown, userId: string | null) =>
  asSystem({ pool: db.server, clock }, (_system, { emit }) =>
    emit(
      { type, entityId: String(orderId), payload: { serviceOrderId: String(orderId) } },
      { userId: userId ?? null, role: "technician" },
    ),
  );

const alertsOf = async () =>
  (await db.owner.query("select kind, status, message from app.admin_notifications where kind = 'lateAfterWork'")).rows;

const everyDay = (...hours: [string, string][]) => Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, hours]));

const shift = (...hours: [string, string][]) =>
  db.owner.query("insert into app.shifts (user_id, working_hours) values ($1, $2)", [
    shop.tom.userId,
    everyDay(...hours),
  ]);

describe("the working day of who drives", () => {
  test("has breaks, after which the next stop is expected", async () => {
    await shift(["08:00", "11:15"], ["11:45", "17:00"]);
    const first = await stop(10, "08:30");
    const [next, last] = [await stop(20, "09:50"), await stop(22, "11:45")];
    await drive(first, "08:40");
    await arrive(first, "09:00");
    await follow("09:15");

    // The first takes until 10:15, the way 15 minutes; 75 minutes of work do not fit before the break.
    expect([await expected(next), await expected(last)]).toEqual(["11:45", null]);
    expect(await told()).toEqual(["on-my-way 09:00", "running-late 11:45"]);
    await follow("10:00");
    expect(await expected(last)).toBe("13:05");
  });

  test("ends: of a later time the customer hears nothing, and the office does, once", async () => {
    await shift(["08:00", "11:00"]);
    const first = await stop(10, "08:30");
    const next = await stop(20, "09:45");
    await drive(first, "09:35");
    await follow("09:40", "09:55", "10:05");

    expect([await expected(next), await told()]).toEqual(["11:45", ["on-my-way 09:55"]]);
    expect(await alertsOf()).toEqual([
      { kind: "lateAfterWork", status: "unhandled", message: expect.stringContaining("11:30 AM") },
    ]);
  });

  test("does not end before what is agreed", async () => {
    await shift(["08:00", "09:00"]);
    const first = await stop(10, "08:00");
    await stop(11, "09:20");
    await drive(first, "08:40");
    await follow("08:41");

    expect(await told()).toEqual(["on-my-way 09:00", "running-late 10:20"]);
    expect(await alertsOf()).toEqual([]);
  });

  test("ends: the alert does when the stop is expected earlier again", async () => {
    await shift(["08:00", "11:00"]);
    const first = await stop(10, "08:30");
    const next = await stop(20, "09:45");
    await drive(first, "09:35");
    await follow("09:40");
    await arrive(first, "09:41");
    now = at("09:50");
    await act(shop.tom, finishStop, { id: first.id });
    await follow("09:51");

    expect(await expected(next)).toBe("10:15");
    expect(await alertsOf()).toMatchObject([{ status: "handled" }]);
  });
});
