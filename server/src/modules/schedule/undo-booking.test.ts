import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { momentAt } from "@boresight/domain/schedule/facility-time";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { setOrderPriority } from "#modules/orders/set-order-priority.ts";
import { undoStatusChange } from "#modules/orders/transitions/undo-status-change.ts";
import { bookAppointment } from "./book-appointment.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;

/** 9:00 in Denver, on a Monday some weeks ahead. */
const monday = (() => {
  const day = new Date(Date.now() + 21 * 24 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return momentAt("America/Denver", { date: day.toISOString().slice(0, 10), time: "09:00" }) ?? "";
})();

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => db.owner.query("delete from app.appointments"));

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => verb(input, tx));

/** An approved order that Ada has just dropped into the calendar. */
async function booked(said: object = { isUndoable: true }, status = "approved") {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status, facility_id: null });
  const place = { bayId: bays.first.id, technicianId: shop.tom.userId, startsAt: monday };
  const { appointment, canUndo } = await run(bookAppointment, shop.ada, { orderId: id, ...place, ...said });
  return { id, appointmentId: appointment ?? "", canUndo, version: (await stored(id)).version };
}

async function stored(id: string) {
  const { rows } = await db.owner.query(
    `select s.key as status, o.version, o.facility_id as "facilityId", o.assigned_technician_id as "technicianId",
        array(select a.status from app.appointments a where a.service_order_id = o.id) as appointments
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [id],
  );
  return rows[0];
}

/** Seconds that each waits. */
async function mailsOf(id: string) {
  const { rows } = await db.owner.query<{ wait: number }>(
    `select round(extract(epoch from j.run_at - m.created_at))::integer as wait from app.messages m
      join graphile_worker._private_jobs j on j.payload ->> 'id' = m.id::text where m.service_order_id = $1`,
    [id],
  );
  return rows.map(({ wait }) => wait);
}

test("a booking that is taken back leaves the order as it was, and nobody is emailed", async () => {
  const { id, version, canUndo } = await booked();
  const waiting = await mailsOf(id);

  await run(undoStatusChange, shop.ada, { id, version });

  expect([canUndo, waiting.length > 0, new Set(waiting)]).toEqual([true, true, new Set([12])]);
  expect(await stored(id)).toMatchObject({
    status: "approved",
    facilityId: null,
    technicianId: null,
    appointments: ["cancelled"],
  });
  expect(await mailsOf(id)).toEqual([]);
});

test("its time is free again", async () => {
  const { id, version } = await booked();
  await run(undoStatusChange, shop.ada, { id, version });

  const again = await booked({});

  expect(await stored(again.id)).toMatchObject({ status: "scheduled", appointments: ["confirmed"] });
});

test("a booking that was not made to be undone emails at once", async () => {
  const { id, canUndo } = await booked({});

  expect([canUndo, new Set(await mailsOf(id))]).toEqual([false, new Set([0])]);
});

test("a booking that does not move the order has nothing to undo", async () => {
  const { canUndo } = await booked({ isUndoable: true }, "scheduled");

  expect(canUndo).toBe(false);
});

test("a customer's booking is not held back", async () => {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: new Date(),
  });
  const said = { orderId: id, bayId: bays.first.id, startsAt: monday, isUndoable: true };

  const { canUndo } = await run(bookAppointment, shop.carla, said);

  expect([canUndo, new Set(await mailsOf(id))]).toEqual([false, new Set([0])]);
});

test("what somebody has changed since stays: the order", async () => {
  const { id, version } = await booked();
  await run(setOrderPriority, shop.tom, { id, version, priority: "rush" });

  await expect(run(undoStatusChange, shop.ada, { id, version })).rejects.toMatchObject({ code: "order-changed" });
  expect(await stored(id)).toMatchObject({ status: "scheduled", appointments: ["confirmed"] });
});

test("what somebody has changed since stays: the appointment alone", async () => {
  const { id, appointmentId, version } = await booked();
  const other = { id: appointmentId, version: 1, bayId: bays.second.id, technicianId: shop.tom.userId };
  await run(rescheduleAppointment, shop.tom, { ...other, startsAt: monday });
  const now = await stored(id);

  await expect(run(undoStatusChange, shop.ada, { id, version: now.version })).rejects.toMatchObject({
    code: "order-changed",
  });
  expect([now.version, (await stored(id)).appointments]).toEqual([version, ["confirmed"]]);
});
