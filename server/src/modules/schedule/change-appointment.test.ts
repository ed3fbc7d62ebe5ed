import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { checkInAppointment } from "./check-in-appointment.ts";
import { confirmAppointment } from "./confirm-appointment.ts";
import { markNoShow, findNoShows } from "./mark-no-show.ts";
import { releaseHolds } from "./slots/release-holds.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;
const monday = "2026-05-04T15:00:00.000Z"; // 9:00 in Denver
let vehicles = 0;
const friday = "2026-05-08T15:00:00.000Z";
const theWeekBefore = () => new Date("2026-04-30T14:00:00Z");
const onMonday = (time: string) => () => new Date(`2026-05-04T${time}:00Z`);

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

/** An appointment on Monday at 9:00, by default booked by the office for an approved order of Carla's whose VIN is confirmed. */
async function appointment({ by = shop.tom, ...values }: { by?: Person } & Record<string, unknown> = {}) {
  const vin = `4T1G11AK2MU${990_000 + ++vehicles}`;
  const order = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    vehicle: { vin_number: vin, year: 2021 },
    vin_seen: vin,
    vin_confirmed_at: monday,
    readiness_confirmed_at: monday,
    ...values,
  });
  const id = await run(bookAppointment, by, { orderId: order.id, bayId: bays.first.id, startsAt: monday });
  return { id, orderId: order.id, ...(await stored(id)) };
}

async function stored(id: string): Promise<{ status: string; version: number; orderStatus: string; alerts: string[] }> {
  const { rows } = await db.owner.query({
    text: `select a.status, a.version, a.starts_at as "startsAt", a.bay_id as "bayId", s.key as "orderStatus",
        array(select n.kind from app.admin_notifications n where n.service_order_id = a.service_order_id) as alerts
      from app.appointments a join app.service_orders o on o.id = a.service_order_id
      join app.service_order_statuses s on s.id = o.status_id where a.id = $1`,
    values: [id],
  });
  return rows[0];
}

const refusedAs = (code: string) => expect.objectContaining({ code });

test("a customer reschedules and keeps the duration", async () => {
  const { id, version } = await appointment();

  await run(rescheduleAppointment, shop.carla, { id, version, bayId: bays.second.id, startsAt: friday });

  expect(await stored(id)).toMatchObject({ startsAt: friday, bayId: bays.second.id, orderStatus: "scheduled" });
});

test("an appointment can overlap its own old time when rescheduled", async () => {
  const { id, version } = await appointment();
  const startsAt = "2026-05-04T15:30:00.000Z";

  await run(rescheduleAppointment, shop.tom, { id, version, bayId: bays.first.id, startsAt });

  expect(await stored(id)).toMatchObject({ startsAt });
});

test("a stale rescheduling is rejected", async () => {
  const { id, version } = await appointment();
  const move = { id, version, bayId: bays.second.id, startsAt: friday };
  await run(rescheduleAppointment, shop.tom, move);

  await expect(run(rescheduleAppointment, shop.ada, move)).rejects.toThrow(refusedAs("appointment-changed"));
});

test("another customer's appointment, or a past one, cannot be rescheduled", async () => {
  const { id, version } = await appointment();
  const move = { id, version, bayId: bays.second.id, startsAt: friday };

  await expect(run(rescheduleAppointment, shop.cyd, move)).rejects.toThrow(refusedAs("not-found"));
  await run(cancelAppointment, shop.tom, { id, version, reason: "The bumper is missing" });
  await expect(run(rescheduleAppointment, shop.tom, { ...move, version: version + 1 })).rejects.toThrow(
    refusedAs("appointment-over"),
  );
});

test("a customer cancels an appointment in time, and the order waits for a new one", async () => {
  const { id, version } = await appointment();

  await run(cancelAppointment, shop.carla, { id, version, reason: "Parts are late" });

  expect(await stored(id)).toMatchObject({ status: "cancelled", orderStatus: "approved", alerts: [] });
});

test("within 24 hours a customer is asked to call, and the office's cancellation raises an alert", async () => {
  const { id, version } = await appointment();
  const cancel = { id, version, reason: "Parts are late" };
  const late = onMonday("08:00");

  await expect(run(cancelAppointment, shop.carla, cancel, late)).rejects.toThrow(refusedAs("appointment-too-near"));
  await run(cancelAppointment, shop.tom, cancel, late);

  expect(await stored(id)).toMatchObject({ status: "cancelled", alerts: ["lateCancellation"] });
});

test("the office confirms a customer's request", async () => {
  const { id, version } = await appointment({ by: shop.carla, status: "new" });

  await expect(run(confirmAppointment, shop.carla, { id, version })).rejects.toThrow(refusedAs("permission-error"));
  await run(confirmAppointment, shop.tom, { id, version });

  expect(await stored(id)).toMatchObject({ status: "confirmed", orderStatus: "new" });
  await expect(run(confirmAppointment, shop.tom, { id, version: version + 1 })).rejects.toThrow(
    refusedAs("appointment-over"),
  );
});

test("check-in also changes the order's status, once, and customers cannot do it", async () => {
  const { id, version } = await appointment();

  await expect(run(checkInAppointment, shop.carla, { id, version })).rejects.toThrow(refusedAs("permission-error"));
  await run(checkInAppointment, shop.tom, { id, version });

  const { version: next, ...arrived } = await stored(id);
  expect(arrived).toMatchObject({ status: "arrived", orderStatus: "checkedIn" });
  await expect(run(checkInAppointment, shop.tom, { id, version: next })).rejects.toThrow(refusedAs("appointment-over"));
});

test("without a confirmed VIN the vehicle has arrived, but its order is not checked in", async () => {
  const { id, version } = await appointment({ vin_confirmed_at: null });

  await run(checkInAppointment, shop.tom, { id, version });

  expect(await stored(id)).toMatchObject({ status: "arrived", orderStatus: "scheduled" });
});

test("the office records a no-show an hour after the time; not earlier, and customers cannot", async () => {
  const { id, version } = await appointment();
  const missed = (person: Person, time: string) => run(markNoShow, person, { id, version }, onMonday(time));

  await expect(missed(shop.tom, "15:59")).rejects.toThrow(refusedAs("no-show-too-early"));
  await expect(missed(shop.carla, "16:00")).rejects.toThrow(refusedAs("permission-error"));
  await missed(shop.tom, "16:00");

  expect(await stored(id)).toMatchObject({ status: "noShow", orderStatus: "approved", alerts: ["noShow"] });
});

test("an hour after the time the office is alerted once; the appointment stays until somebody says that nobody came", async () => {
  const { id } = await appointment({ vin_seen: null, vin_confirmed_at: null });

  const look = () => asSystem({ pool: db.server, clock: onMonday("16:05") }, (_system, work) => findNoShows(work));
  await look();
  await db.owner.query("update app.admin_notifications set status = 'handled' where kind = 'noShow'");
  await look();

  expect(await stored(id)).toMatchObject({ status: "confirmed", orderStatus: "scheduled", alerts: ["noShow"] });
});

test("a vehicle whose VIN was read is never a no-show, even with a wrong VIN", async () => {
  const { id } = await appointment({ vin_seen: "1HGCM82633A004352", vin_confirmed_at: null });

  await asSystem({ pool: db.server, clock: onMonday("16:05") }, (_system, work) => findNoShows(work));

  expect(await stored(id)).toMatchObject({ status: "confirmed", alerts: [] });
});

test("holds that were not booked expire", async () => {
  await db.owner.query({
    text: `insert into app.appointments (facility_id, bay_id, starts_at, ends_at, status, held_until)
      values ($1, $2, $3, $3::timestamptz + interval '1 hour', 'held', $4), ($1, $2, $5, $5::timestamptz + interval '1 hour', 'held', $6)`,
    values: [shop.facilityId, bays.first.id, monday, "2026-04-30T13:59:00Z", friday, "2026-04-30T14:01:00Z"],
  });

  const released = await asSystem(db.server, (system) => releaseHolds(system, theWeekBefore));

  expect(released).toBe(1);
});

test.each([
  ["approved", { note: "The parts are late" }],
  ["cancelled", { cancellationReason: "Total loss", cancellationReasonKey: "totalLoss" }],
])("an order that somebody moves to %s, with a reason, gives its appointment up", async (statusKey, answers) => {
  const { id, orderId } = await appointment();
  const move = { id: orderId, version: await versionOf(orderId), statusKey, ...answers };

  await inTransaction({ pool: db.server, clock: theWeekBefore }, shop.ada, (tx) => changeServiceOrderStatus(move, tx));

  expect(await stored(id)).toMatchObject({ status: "cancelled" });
});

test("an order checked in on its own page is checked in on the schedule too", async () => {
  const { id, orderId } = await appointment();
  const move = { id: orderId, version: await versionOf(orderId), statusKey: "checkedIn" };

  await inTransaction({ pool: db.server, clock: theWeekBefore }, shop.tom, (tx) => changeServiceOrderStatus(move, tx));

  expect(await stored(id)).toMatchObject({ status: "arrived" });
});

async function versionOf(orderId: string): Promise<number> {
  const { rows } = await db.owner.query<{ version: number }>({
    text: "select version from app.service_orders where id = $1",
    values: [orderId],
  });
  return rows[0]?.version ?? 0;
}
