import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Row } from "#db/rows/factories.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import { addVanStop, milesEast, placeBase } from "../../../../test/schedule/van-stops.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { arriveAtStop } from "./arrive-at-stop.ts";
import { delayArrival } from "./delay-arrival.ts";
import { followDelays } from "./follow-delays.ts";
import { reportPosition } from "./report-position.ts";
import { startTravel } from "./start-travel.ts";

let db: TestDatabase;
let shop: Shop;
let van: string;
let now = new Date();
const clock = () => now;
/** By the clock in Denver, on a Wednesday. */
const at = (time: string) => new Date(`2026-05-06T${time}:00-06:00`);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  van = (await addBays(db.owner, shop.facilityId)).van.id;
  await placeBase(db.owner, shop);
  await db.owner.query("insert into app.shifts (user_id, working_hours) values ($1, $2)", [
    shop.tom.userId,
    { 3: [["08:00", "11:00"]] },
  ]);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ["work_entries", "trips", "messages", "appointments", "admin_notifications"])
    await db.owner.query(`delete from app.${table}`);
});

const act = verbsOver(() => db, { clock });

/** Tom sets out at that time for a stop from 8:30 to 9:45, 20 minutes away: his day ends at 11:00. */
async function driving(time: string): Promise<Row> {
  const stop = await addVanStop(db.owner, shop, { bayId: van, miles: 10, starts: "2026-05-06 08:30" });
  now = at(time);
  await act(shop.tom, startTravel, { id: stop.id });
  return stop;
}

async function trip({ id }: Row): Promise<{ id: string; version: number }> {
  const { rows } = await db.owner.query("select id, version from app.trips where appointment_id = $1", [id]);
  return rows[0];
}

async function follow(...times: string[]): Promise<void> {
  for (const time of times) {
    now = at(time);
    await followDelays({ pool: db.server, clock });
  }
}

/** Each with the time of arrival that it says. */
async function alerts(): Promise<string[]> {
  const { rows } = await db.owner.query(
    `select substring(message from '[0-9]+:[0-9]+ AM') as time, status from app.admin_notifications
      where kind = 'lateAfterWork' order by created_at`,
  );
  return rows.map(({ time, status }) => `${time} ${status}`);
}

/** The times that the customer was told. */
async function told(): Promise<string[]> {
  const { rows } = await db.owner.query(
    `select to_char((context #>> '{trip,arrival}')::timestamptz at time zone 'America/Denver', 'HH24:MI') as time
      from app.messages where template in ('on-my-way', 'running-late') order by created_at`,
  );
  return rows.map(({ time }) => time);
}

test("of a drive that gets there after work the office hears, once, and the customer hears nothing by itself", async () => {
  await driving("10:35");
  const before = [await alerts(), await told()];
  await follow("10:56", "11:01", "11:06", "11:07", "11:11");

  expect(before).toEqual([[], ["10:55"]]);
  expect([await alerts(), await told()]).toEqual([["11:05 AM unhandled"], ["10:55"]]);
});

test("before the end of work the customer hears of a delay as ever", async () => {
  await driving("10:15");
  await follow("10:36", "10:41", "10:46", "10:51");

  expect([await alerts(), await told()]).toEqual([[], ["10:35", "10:55"]]);
});

test("a position shows that it is after work, and then that it is not", async () => {
  const stop = await driving("10:35");
  const { id } = await trip(stop);
  now = at("10:36");
  await act(shop.tom, reportPosition, { id, ...milesEast(-3) });
  const far = await alerts();
  now = at("10:40");
  await act(shop.tom, reportPosition, { id, ...milesEast(8) });

  expect(far).toEqual(["11:05 AM unhandled"]);
  expect([await alerts(), await told()]).toEqual([["11:05 AM handled"], ["10:55"]]);
});

test("whoever says so tells the customer, and the office is alerted all the same", async () => {
  const stop = await driving("10:35");
  now = at("10:40");
  await act(shop.tom, delayArrival, { ...(await trip(stop)), minutes: 35, tell: true });

  expect([await alerts(), await told()]).toEqual([["11:15 AM unhandled"], ["10:55", "11:15"]]);
});

test("who sets out too late is told of at once, and whoever arrives ends the alert", async () => {
  const stop = await driving("10:45");
  const before = await alerts();
  now = at("11:05");
  await act(shop.tom, arriveAtStop, { id: stop.id });

  expect(before).toEqual(["11:05 AM unhandled"]);
  expect(await alerts()).toEqual(["11:05 AM handled"]);
});
