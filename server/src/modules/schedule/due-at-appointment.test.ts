import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { markNoShow } from "./mark-no-show.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const monday = "2026-05-04T15:00:00.000Z"; // 9:00 in Denver
const friday = "2026-05-08T15:00:00.000Z";
const theWeekBefore = () => new Date("2026-04-30T14:00:00Z");
const at = (time: string) => () => new Date(`2026-05-04T${time}:00Z`);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb = (input: unknown, tx: Transaction) => Promise<{ appointment: string | null }>;
const run = async (verb: Verb, person: Person, input: object, clock = theWeekBefore) =>
  (await inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx))).appointment ?? "";

const place = (startsAt: string) => ({ bayId: bays.first.id, startsAt });

async function booked(): Promise<{ id: string; orderId: string }> {
  const { id: orderId } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  return { orderId, id: await run(bookAppointment, shop.tom, { orderId, ...place(monday) }) };
}

async function stored(orderId: string) {
  const { rows } = await db.owner.query({
    text: `select s.key as status, o.status_due_at as due,
        array(select n.kind || ' ' || n.status from app.admin_notifications n where n.service_order_id = o.id order by n.kind) as alerts
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [orderId],
  });
  return rows[0];
}

async function versionOf(id: string): Promise<number> {
  const { rows } = await db.owner.query("select version from app.appointments where id = $1", [id]);
  return rows[0].version;
}

const judge = (clock: () => Date) => asSystem(db.server, (system) => raiseDueAlerts(system, clock()));

test("a scheduled order is due when its appointment begins", async () => {
  const { id, orderId } = await booked();
  const before = await stored(orderId);

  await run(rescheduleAppointment, shop.tom, { id, version: await versionOf(id), ...place(friday) });

  expect(before).toMatchObject({ status: "scheduled", due: monday });
  expect(await stored(orderId)).toMatchObject({ status: "scheduled", due: friday });
});

test("a scheduled order whose appointment does not begin is late, until it is rescheduled", async () => {
  const { id, orderId } = await booked();
  await judge(at("14:59"));
  const before = await stored(orderId);

  await judge(at("15:01"));
  const late = await stored(orderId);
  await run(rescheduleAppointment, shop.tom, { id, version: await versionOf(id), ...place(friday) }, at("15:02"));

  expect([before.alerts, late.alerts]).toEqual([[], ["slaBreached unhandled"]]);
  expect((await stored(orderId)).alerts).toEqual(["slaBreached handled"]);
});

test("a service level set for Scheduled takes precedence", async () => {
  await db.owner.query("update app.service_order_statuses set sla_minutes = 60 where key = 'scheduled'");
  const { id, orderId } = await booked();
  const { due } = await stored(orderId);

  await run(rescheduleAppointment, shop.tom, { id, version: await versionOf(id), ...place(friday) });

  await db.owner.query("update app.service_order_statuses set sla_minutes = null where key = 'scheduled'");
  expect([due === monday, (await stored(orderId)).due === due]).toEqual([false, true]);
});

test("a cancelled appointment leaves the deadline of the order's new status", async () => {
  const { id, orderId } = await booked();

  await run(cancelAppointment, shop.tom, { id, version: await versionOf(id), reason: "The bumper is missing" });

  const { status, due } = await stored(orderId);
  expect(status).toBe("approved");
  expect(due).not.toBe(monday);
});

test.each<[string, Verb, string, string]>([
  ["noShow", markNoShow, "16:30", ""],
  ["lateCancellation", cancelAppointment, "14:00", "The bumper is missing"],
])("%s is alerted until a new time is booked", async (kind, verb, time, reason) => {
  const { id, orderId } = await booked();
  await run(verb, shop.tom, { id, version: await versionOf(id), ...(reason && { reason }) }, at(time));
  const told = await stored(orderId);

  await run(bookAppointment, shop.tom, { orderId, ...place(friday) }, at("16:40"));

  expect(told.alerts).toEqual([`${kind} unhandled`]);
  expect((await stored(orderId)).alerts).toEqual([`${kind} handled`]);
});
