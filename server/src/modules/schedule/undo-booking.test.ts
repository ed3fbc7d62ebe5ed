import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { momentAt } from "@boresight/domain/schedule/facility-time";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { inEnglish } from "../../../test/in-english.ts";
import { addBays } from "../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { setOrderPriority } from "#modules/orders/set-order-priority.ts";
import { undoStatusChange } from "#modules/orders/transitions/undo-status-change.ts";
import { bookAppointment } from "./book-appointment.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { undoBooking } from "./undo-booking.ts";

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
    `select s.key as status, o.version, o.status_due_at as "dueAt", o.facility_id as "facilityId", o.assigned_technician_id as "technicianId",
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

test("a booking that was not made to be undone waits as long: a change at once is told with it", async () => {
  const { id, canUndo } = await booked({});

  expect([canUndo, new Set(await mailsOf(id))]).toEqual([false, new Set([12])]);
});

test("a booking that changes no status is taken back by itself, and the order waits where it did", async () => {
  const { id, appointmentId, canUndo } = await booked({ isUndoable: true }, "scheduled");
  const meanwhile = await stored(id);

  await run(undoBooking, shop.ada, { id: appointmentId, version: 1 });

  expect([canUndo, meanwhile.facilityId, meanwhile.technicianId]).toEqual([false, shop.facilityId, shop.tom.userId]);
  expect(meanwhile.dueAt).not.toBeNull();
  expect(await stored(id)).toMatchObject({
    status: "scheduled",
    dueAt: null,
    facilityId: null,
    technicianId: null,
    appointments: ["cancelled"],
  });
  expect(await mailsOf(id)).toEqual([]);
  expect(await booked({}, "scheduled")).toMatchObject({ appointmentId: expect.any(String) }); // Its time is free again.
});

test("where the order was already there, nothing is put back", async () => {
  const { facilityId, tom } = shop;
  const there = { status: "scheduled", facility_id: facilityId, assigned_technician_id: tom.userId };
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, ...there });
  const place = { bayId: bays.first.id, startsAt: monday };
  const { appointment } = await run(bookAppointment, shop.ada, { orderId: id, ...place, isUndoable: true });

  await run(undoBooking, shop.ada, { id: appointment, version: 1 });

  expect(await stored(id)).toMatchObject({ status: "scheduled", facilityId, technicianId: tom.userId });
});

test("nobody else undoes a booking: customers and other staff", async () => {
  const { id, appointmentId } = await booked({ isUndoable: true }, "scheduled");
  const undo = (person: Person) => run(undoBooking, person, { id: appointmentId, version: 1 });

  await expect(undo(shop.tom)).rejects.toMatchObject({ code: "undo-over" });
  await expect(undo(shop.carla)).rejects.toMatchObject({ code: "permission-error" });
  await expect(undo(shop.uma)).rejects.toMatchObject({ code: "permission-error" });
  expect((await stored(id)).appointments).toEqual(["confirmed"]);
});

const inElevenSeconds = () => new Date(Date.now() + 11_000);

test("a booking is not undone later, nor twice, nor in parts", async () => {
  const late = await booked({ isUndoable: true }, "scheduled");
  const tooLate = inTransaction({ pool: db.server, clock: inElevenSeconds }, shop.ada, (tx) =>
    undoBooking({ id: late.appointmentId, version: 1 }, tx),
  ).catch(inEnglish);
  const message = "It is too late to undo this. Cancel the appointment instead.";
  await expect(tooLate).rejects.toMatchObject({ code: "undo-over", message });
  await db.owner.query("delete from app.appointments");

  const gone = await booked({ isUndoable: true }, "scheduled");
  await run(cancelAppointment, shop.ada, { id: gone.appointmentId, version: 1, reason: "Hail" });
  await expect(run(undoBooking, shop.ada, { id: gone.appointmentId, version: 2 })).rejects.toMatchObject({
    code: "appointment-over",
  });

  const moved = await booked();
  await expect(run(undoBooking, shop.ada, { id: moved.appointmentId, version: 1 })).rejects.toMatchObject({
    code: "undo-over",
  });
  expect(await stored(moved.id)).toMatchObject({ status: "scheduled", appointments: ["confirmed"] });
});

test("what somebody has changed since keeps its booking: the order or the appointment", async () => {
  const { id, appointmentId, version } = await booked({ isUndoable: true }, "scheduled");
  const undo = () => run(undoBooking, shop.ada, { id: appointmentId, version: 1 });
  await run(setOrderPriority, shop.tom, { id, version, priority: "rush" });
  await expect(undo()).rejects.toMatchObject({ code: "order-changed" });

  const other = { id: appointmentId, version: 1, bayId: bays.second.id, technicianId: shop.tom.userId };
  await run(rescheduleAppointment, shop.tom, { ...other, startsAt: monday });

  await expect(undo()).rejects.toMatchObject({ code: "appointment-changed" });
  expect((await stored(id)).appointments).toEqual(["confirmed"]);
});

test("a customer's booking cannot be undone", async () => {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    readiness_confirmed_at: new Date(),
  });
  const said = { orderId: id, bayId: bays.first.id, startsAt: monday, isUndoable: true };

  const { canUndo } = await run(bookAppointment, shop.carla, said);

  expect([canUndo, new Set(await mailsOf(id))]).toEqual([false, new Set([12])]);
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
