import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { buildAppointment, save } from "#db/rows/factories.ts";
import { buildWorkEntry } from "#db/rows/hours-factories.ts";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import { scheduleReactions } from "#modules/schedule/reactions.ts";
import { saveWorkEntry } from "./save-work-entry.ts";
import { startWork } from "./start-work.ts";
import { stopWork } from "./stop-work.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
let now = new Date();
const clock = () => now;
const at = (time: string, day = 6) => `2026-07-0${day}T${time}:00-06:00`;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date(at("12:00", 9));
  for (const table of ["work_entries", "appointments"]) await db.owner.query(`delete from app.${table}`);
});

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx));

/** An order of one camera whose appointment on this day is over. */
async function finished(day: number): Promise<string> {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "released" });
  const place = { facility_id: shop.facilityId, bay_id: bays.first.id };
  const times = { starts_at: at("08:00", day), ends_at: at("10:00", day) };
  const appointment = buildAppointment({ ...place, ...times, service_order_id: order.id, status: "completed" });
  await save(db.owner, "app.appointments", [appointment]);
  return order.id;
}

async function work(orderId: string, day: number, until: string): Promise<string> {
  await run(startWork, shop.tom, { kind: "work", orderId, at: at("08:00", day) });
  return (await run(stopWork, shop.tom, { at: at(until, day) })).workEntry ?? "";
}

const learned = async () => (await run(findFreeSlots, shop.ada, { typeKeys: ["CAL-FCAM-S"], limit: 1 })).learned;

test("from five finished appointments on, the usual length is what the work really took", async () => {
  for (const [day, until] of [
    [4, "09:45"],
    [5, "10:00"],
    [6, "10:00"],
    [7, "10:15"],
  ] as const)
    await work(await finished(day), day, until);
  const before = await learned();

  await work(await finished(8), 8, "10:00");

  expect(before).toEqual([]);
  expect(await learned()).toMatchObject([{ typeKey: "CAL-FCAM-S", minutes: 90, appointments: 5 }]);
});

test("travel, waiting and breaks teach nothing, and a correction teaches anew", async () => {
  const order = await finished(6);
  const id = await work(order, 6, "10:00");
  await run(startWork, shop.tom, { kind: "travel", orderId: order, at: at("10:00") });
  await run(stopWork, shop.tom, { at: at("11:00") });
  const measured = await minutes();

  const entry = { id, version: 2, userId: shop.tom.userId, kind: "work" };
  const correction = { startedAt: at("08:00"), endedAt: at("09:00"), reason: "Had lunch" };
  await run(saveWorkEntry, shop.ada, { ...entry, ...correction });

  expect([measured, await minutes()]).toEqual([[90], [30]]);
});

test("an order that is finished after the work teaches when it is finished", async () => {
  const order = await finished(6);
  const entry = { user_id: shop.tom.userId, facility_id: shop.facilityId, service_order_id: order };
  await save(db.owner, "app.work_entries", [buildWorkEntry(entry)]);
  const payload = { fromStatusKey: "calibrate", toStatusKey: "qa", mailTo: "nobody", note: "" };

  await inTransaction(
    { pool: db.server, clock },
    shop.ada,
    (tx) => scheduleReactions["order.statusChanged"]?.({ entityId: order, payload } as never, tx) ?? Promise.resolve(),
  );

  expect(await minutes()).toEqual([60]);
});

async function minutes(): Promise<number[]> {
  const { rows } = await db.owner.query("select work_minutes as minutes from app_private.measured_lengths");
  return rows.map((row) => row.minutes);
}
