import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAppointment, buildFile, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { setOrderPriority } from "#modules/orders/set-order-priority.ts";
import { readReleaseMail } from "#modules/mail/orders/read-release-mail.ts";
import { changeServiceOrderStatus } from "./change-service-order-status.ts";
import { undoStatusChange } from "./undo-status-change.ts";

let db: TestDatabase;
let shop: Shop;
let bays: Awaited<ReturnType<typeof addBays>>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  bays = await addBays(db.owner, shop.facilityId);
});
afterAll(() => db[Symbol.asyncDispose]());

const hold = { statusKey: "hold", holdReasonKey: "lowBattery", isUndoable: true };

/** An order that Tom has just put on hold, and what it was before. */
async function heldOrder(change: object = hold) {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    status_changed_at: new Date(Date.now() - 3_600_000),
  });
  const before = await stored(id);
  const { canUndo } = await inTransaction(db.server, shop.tom, (tx) =>
    changeServiceOrderStatus({ id, version: 1, ...change }, tx),
  );
  return { id, before, canUndo };
}

const undo = (person: Person, id: string, { version = 2, after = 0 } = {}) =>
  inTransaction({ pool: db.server, clock: () => new Date(Date.now() + after * 1000) }, person, (tx) =>
    undoStatusChange({ id, version }, tx),
  );

async function stored(id: string) {
  const { rows } = await db.owner.query(
    `select s.key as status, o.hold_reason_key as hold, extract(epoch from o.status_changed_at)::float8 as since
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [id],
  );
  return rows[0];
}

const mailsOf = async (id: string) =>
  (
    await db.owner.query<{ wait: number }>(
      `select round(extract(epoch from j.run_at - m.created_at))::integer as wait from app.messages m
        join graphile_worker._private_jobs j on j.payload ->> 'id' = m.id::text where m.service_order_id = $1`,
      [id],
    )
  ).rows;

test("the order is where it was, as long as before, and nobody is emailed", async () => {
  const { id, before, canUndo } = await heldOrder();
  const waiting = await mailsOf(id);

  await undo(shop.tom, id);

  expect(canUndo).toBe(true);
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(waiting.map(({ wait }) => wait))).toEqual(new Set([12]));
  const { since, ...after } = await stored(id);
  expect([after, await mailsOf(id)]).toEqual([{ status: "inspect", hold: null }, []]);
  expect(Math.abs(since - before.since)).toBeLessThanOrEqual(1);
});

test("the history tells both changes, and the alert of the first ends", async () => {
  const { id } = await heldOrder();

  await undo(shop.tom, id);

  const { rows } = await db.owner.query(
    `select (select array_agg(note order by changed_at) from app.status_changes where service_order_id = $1) as notes,
        (select json_agg(json_build_object(kind, status)) from app.admin_notifications where service_order_id = $1) as alerts`,
    [id],
  );
  expect(rows[0]).toMatchObject({ alerts: [{ onHold: "handled" }] });
  expect(rows[0].notes.at(-1)).toBe("Undone");
});

test("a change that was not made to be undone emails at once", async () => {
  const { id, canUndo } = await heldOrder({ ...hold, isUndoable: false });

  expect(canUndo).toBe(false);
  expect(new Set((await mailsOf(id)).map(({ wait }) => wait))).toEqual(new Set([0]));
});

test("a second undo finds nothing to take back", async () => {
  const { id } = await heldOrder();
  await undo(shop.tom, id);

  await expect(undo(shop.tom, id, { version: 3 })).rejects.toMatchObject({ code: "order-changed" });
});

test("only who made the change takes it back", async () => {
  const { id } = await heldOrder();

  await expect(undo(shop.ada, id)).rejects.toMatchObject({ code: "undo-over" });
  await expect(undo(shop.carla, id)).rejects.toMatchObject({ code: "permission-error" });
});

test("after ten seconds it is too late", async () => {
  const { id } = await heldOrder();

  await expect(undo(shop.tom, id, { after: 11 })).rejects.toMatchObject({ code: "undo-over" });
});

test("once an email about it is out, it is too late", async () => {
  const { id } = await heldOrder();
  await db.owner.query("update app.messages set status = 'sent' where service_order_id = $1", [id]);

  await expect(undo(shop.tom, id)).rejects.toMatchObject({ code: "undo-over" });
  expect(await stored(id)).toMatchObject({ status: "hold" });
});

test("what somebody has changed since stays", async () => {
  const { id } = await heldOrder();
  await inTransaction(db.server, shop.ada, (tx) => setOrderPriority({ id, version: 2, priority: "rush" }, tx));

  await expect(undo(shop.tom, id)).rejects.toMatchObject({ code: "order-changed" });
  await expect(undo(shop.tom, id, { version: 3 })).rejects.toMatchObject({ code: "order-changed" });
});

let days = 30;

/** A scheduled order with an appointment of its own day, and one that another status took along. */
async function movedFromSchedule(statusKey: string) {
  const { id } = await addOrder(db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "scheduled",
    vehicle: { vin_number: `1HGCM82633A${String(104_400 + ++days)}` },
  });
  await db.owner.query(
    `update app.service_orders o set vin_seen = v.vin_number, vin_confirmed_at = now()
      from app.vehicles v where o.id = $1 and v.id = o.vehicle_id`,
    [id],
  );
  const starts = Date.now() + days * 24 * 3_600_000;
  const appointment = buildAppointment({
    service_order_id: id,
    facility_id: shop.facilityId,
    bay_id: bays.first.id,
    starts_at: new Date(starts),
    ends_at: new Date(starts + 3_600_000),
  });
  await save(db.owner, "app.appointments", [appointment]);
  const note = statusKey === "approved" ? "The parts are late" : "";
  const change = { id, version: 2, statusKey, note, isUndoable: true };
  await inTransaction(db.server, shop.tom, (tx) => changeServiceOrderStatus(change, tx));
  return { id, appointmentId: appointment.id, isDue: new Date(starts).toISOString() };
}

async function appointmentOf(orderId: string) {
  const { rows } = await db.owner.query(
    `select s.key as status, a.status as appointment, o.status_due_at as due, o.checked_in_at as "checkedIn"
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      join app.appointments a on a.service_order_id = o.id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

test.each([
  ["a vehicle that was checked in by mistake is expected again", "checkedIn", "arrived"],
  ["an order that was unscheduled by mistake has its appointment again", "approved", "cancelled"],
])("%s", async (_what, statusKey, became) => {
  const { id, isDue } = await movedFromSchedule(statusKey);
  const meanwhile = await appointmentOf(id);

  await undo(shop.tom, id, { version: 3 });

  expect(meanwhile).toMatchObject({ status: statusKey, appointment: became });
  expect(await appointmentOf(id)).toEqual({
    status: "scheduled",
    appointment: "confirmed",
    due: isDue,
    checkedIn: null,
  });
});

test("an appointment that somebody has changed since stays, and so does the status", async () => {
  const { id, appointmentId } = await movedFromSchedule("checkedIn");
  await db.owner.query("update app.appointments set customer_note = 'At the back door' where id = $1", [appointmentId]);

  await expect(undo(shop.tom, id, { version: 3 })).rejects.toMatchObject({ code: "order-changed" });
  expect(await appointmentOf(id)).toMatchObject({ status: "checkedIn", appointment: "arrived" });
});

test("a release is taken back with its date, and neither it nor the documents are emailed", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "readyOut" });
  const report = { service_order_id: id, document_kind: "certificate", customer_visible: true, is_uploaded: true };
  await save(db.owner, "app.files", [buildFile(report)]);
  const ask = () => inTransaction(db.server, shop.tom, (tx) => readReleaseMail(id, tx));
  const announced = await ask();
  const release = {
    id,
    version: 1,
    statusKey: "released",
    isUndoable: true,
    override: true,
    note: "Keys are handed over",
  };
  const { canUndo } = await inTransaction(db.server, shop.ada, (tx) => changeServiceOrderStatus(release, tx));
  const waiting = await mailsOf(id);

  await undo(shop.ada, id);

  expect(announced).toEqual({ documentKinds: ["certificate"], recipients: [expect.stringContaining("@")] });
  expect([canUndo, new Set(waiting.map(({ wait }) => wait))]).toEqual([true, new Set([12])]);
  const { rows } = await db.owner.query("select released_at from app.service_orders where id = $1", [id]);
  expect([await stored(id), rows, await mailsOf(id)]).toMatchObject([
    { status: "readyOut" },
    [{ released_at: null }],
    [],
  ]);
});

test("what a release sends is no business of customers", async () => {
  const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, status: "readyOut" });

  const asked = inTransaction(db.server, shop.carla, (tx) => readReleaseMail(id, tx));

  await expect(asked).rejects.toMatchObject({ code: "permission-error" });
});
